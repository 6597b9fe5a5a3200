/** The days of a week as JavaScript counts them: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Hours on some days of the week, in the person's time zone. Both are whole quarters of an hour, because all time zones
 * differ by whole quarters.
 */
export interface CallingHours {
  days: readonly Weekday[];
  /** `HH:mm`, included. */
  from: string;
  /** `HH:mm`, not included; `24:00` is the end of the day. */
  to: string;
}

/** The maximum number of calls to a person within a period. */
export interface AttemptLimit {
  attempts: number;
  withinMinutes: number;
}

/** The rules for calls to one person. */
export interface DialPolicy {
  isCountryAllowed: boolean;
  needsConsent: boolean;
  hours: readonly CallingHours[];
  /** Days without calls, `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
  /** All of them apply. */
  attemptLimits: readonly AttemptLimit[];
  /** The interval between two attempts. */
  spacingMinutes: number;
  /** The interval after a person said no. */
  coolOffDays: number;
}

/** A company's own rules. They only have an effect if they make the policy stricter. */
export type CompanyPolicy = Partial<
  Pick<DialPolicy, "hours" | "attemptLimits" | "spacingMinutes" | "coolOffDays" | "needsConsent">
>;

/** The limit that allows the fewest calls per day. */
export function strictestLimit({ attemptLimits }: DialPolicy): AttemptLimit | undefined {
  const rate = ({ attempts, withinMinutes }: AttemptLimit) => attempts / withinMinutes;
  return attemptLimits.toSorted((one, other) => rate(one) - rate(other))[0];
}

/** A policy that was made stricter by a company: nothing that was forbidden becomes allowed. */
export function stricter(policy: DialPolicy, company: CompanyPolicy): DialPolicy {
  return {
    ...policy,
    needsConsent: policy.needsConsent || company.needsConsent === true,
    hours: company.hours ? hoursInBoth(policy.hours, company.hours) : policy.hours,
    attemptLimits: [...policy.attemptLimits, ...(company.attemptLimits ?? [])],
    spacingMinutes: Math.max(policy.spacingMinutes, company.spacingMinutes ?? 0),
    coolOffDays: Math.max(policy.coolOffDays, company.coolOffDays ?? 0),
  };
}

function hoursInBoth(some: readonly CallingHours[], others: readonly CallingHours[]): CallingHours[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const days = one.days.filter((day) => other.days.includes(day));
      const from = one.from > other.from ? one.from : other.from;
      const to = one.to < other.to ? one.to : other.to;
      return days.length > 0 && from < to ? [{ days, from, to }] : [];
    }),
  );
}

/**
 * The part of a policy that applies if no real telephone rings: hours, consent, country and attempts are omitted.
 * Do-not-call, one line per number and special numbers are not part of a policy and always apply.
 */
export const policyWhereNothingRings: DialPolicy = {
  isCountryAllowed: true,
  needsConsent: false,
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: "00:00", to: "24:00" }],
  holidays: new Set(),
  attemptLimits: [],
  spacingMinutes: 0,
  coolOffDays: 0,
};
