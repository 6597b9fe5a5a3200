import type {
  CallingHours,
  DialPolicy,
  EffectiveDialPolicy,
  RecordingChoice,
  UpdateDialPolicyRequest,
  Voicemail,
  Weekday,
} from "@callwright/sdk/contract";

export const weekdays: readonly Weekday[] = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
];

/** A span of time within a day. The times are `HH:mm`. */
export interface Span {
  from: string;
  to: string;
}

/** The values of the form of a dial policy. */
export interface CallingDraft {
  /** Whether the company has hours of its own. */
  hasHours: boolean;
  /** The company's hours by day. On a day without a span, nobody is called. */
  days: Record<Weekday, Span[]>;
  maxAttempts: number | null;
  attemptsWithinDays: number | null;
  coolOffDays: number | null;
  retries: boolean;
  nearestNumber: boolean;
  /** A number in E.164 format; null if calls are not transferred. */
  transferTo: string | null;
  recording: RecordingChoice;
  voicemail: Voicemail;
}

/** Office hours, which a day has at first. */
export const usual: Span = { from: "09:00", to: "18:00" };

/** The initial values of the form. A company without hours of its own starts with office hours. */
export function toDraft({
  hours,
  effective: _effective,
  disclosures: _disclosures,
  ...limits
}: DialPolicy): CallingDraft {
  const hasHours = hours.length > 0;
  const office = (day: Weekday) => (day === "SATURDAY" || day === "SUNDAY" ? [] : [usual]);
  const days = Object.fromEntries(weekdays.map((day) => [day, hasHours ? spansOf(hours, day) : office(day)]));
  return { hasHours, days: days as CallingDraft["days"], ...limits };
}

/** The values that a person has changed and not changed back. */
export type CallingEdits = Partial<CallingDraft>;

/** The edits without those that equal the policy. */
export function differing(edits: CallingEdits, policy: DialPolicy): CallingEdits {
  const known = toDraft(policy);
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(known[name as keyof CallingDraft]);
  return Object.fromEntries(Object.entries(edits).filter(isOther));
}

/**
 * The body of the request that saves a form. It contains only what was changed, so that changes that others have made
 * meanwhile are kept.
 */
export function toRequest(edits: CallingEdits, policy: DialPolicy): UpdateDialPolicyRequest {
  const { hasHours, days, ...limits } = differing(edits, policy);
  if (hasHours === undefined && days === undefined) return limits;
  return { ...limits, hours: hoursOf({ ...toDraft(policy), ...edits }) };
}

/** Groups the days that have the same span. */
function hoursOf({ hasHours, days }: CallingDraft): CallingHours[] {
  const spans = new Map<string, CallingHours>();
  for (const day of weekdays) {
    for (const span of hasHours ? days[day] : []) {
      const key = `${span.from} ${span.to}`;
      spans.set(key, { ...span, days: [...(spans.get(key)?.days ?? []), day] });
    }
  }
  return [...spans.values()];
}

/** A mistake because of which the form cannot be saved. */
export type CallingMistake = "endsBeforeItBegins" | "neverOpen";

export function mistakeIn({ hasHours, days }: CallingDraft): CallingMistake | undefined {
  if (!hasHours) return undefined;
  const spans = weekdays.flatMap((day) => days[day]);
  if (spans.length === 0) return "neverOpen";
  return spans.some(({ from, to }) => from >= to) ? "endsBeforeItBegins" : undefined;
}

/** The spans of a day, sorted by their start. */
export function spansOf(hours: readonly CallingHours[], day: Weekday): Span[] {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ from, to }) => ({ from, to }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** The times at which people in a country are called on a day: those that both its rule and the company allow. */
export function calledSpans({ ruleHours }: EffectiveDialPolicy, draft: CallingDraft, day: Weekday): Span[] {
  const rule = spansOf(ruleHours, day);
  if (!draft.hasHours) return rule;
  return rule.flatMap(({ from, to }) =>
    draft.days[day].flatMap((own) => {
      const both = { from: from > own.from ? from : own.from, to: to < own.to ? to : own.to };
      return both.from < both.to ? both : [];
    }),
  );
}

/** The position of a time of day, in percent of the day. */
export function placeInDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return ((hours * 60 + minutes) / 1440) * 100;
}

/** The times at which a span can begin or end: every half hour, and the time that it has now. */
export function timesOfDay(own: string): string[] {
  const halves = Array.from({ length: 49 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, "0");
    return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
  });
  return [...new Set([...halves, own])].toSorted();
}
