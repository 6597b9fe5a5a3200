/** The days of a week as JavaScript counts them: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Hours of some days of the week, on the clock where the person is. Both are full quarters of an hour, as all clocks differ by such. */
export interface CallingHours {
  days: readonly Weekday[];
  /** `HH:mm`, included. */
  from: string;
  /** `HH:mm`, not included; `24:00` is the end of the day. */
  to: string;
}

/** How often a person may be called within a time. */
export interface AttemptLimit {
  attempts: number;
  withinMinutes: number;
}

/** What one person's calls must keep to. */
export interface DialPolicy {
  isCountryAllowed: boolean;
  needsConsent: boolean;
  hours: readonly CallingHours[];
  /** Days without calls, `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
  /** All of them hold. */
  attemptLimits: readonly AttemptLimit[];
  /** Between one attempt and the next. */
  spacingMinutes: number;
  /** After a person said no. */
  coolOffDays: number;
}

/** What a company asks for itself. Only what makes its policy stricter has an effect. */
export type CompanyPolicy = Partial<
  Pick<DialPolicy, "hours" | "attemptLimits" | "spacingMinutes" | "coolOffDays" | "needsConsent">
>;

/** The limit that allows the fewest calls a day. */
export function strictestLimit({ attemptLimits }: DialPolicy): AttemptLimit | undefined {
  const rate = ({ attempts, withinMinutes }: AttemptLimit) => attempts / withinMinutes;
  return attemptLimits.toSorted((one, other) => rate(one) - rate(other))[0];
}

/** A policy made stricter by a company: nothing that was not allowed becomes allowed. */
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
 * What of a policy holds where nothing rings: hours, consent, country and attempts are left out. Do-not-call, one line for a
 * number and special numbers are no part of a policy and hold anyway.
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
