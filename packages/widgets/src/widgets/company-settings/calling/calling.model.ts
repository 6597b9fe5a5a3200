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

/** A time of one day, `HH:mm`. */
export interface Span {
  from: string;
  to: string;
}

/** A policy as its form holds it. */
export interface CallingDraft {
  /** Whether the company has hours of its own. */
  hasHours: boolean;
  /** Its hours by day; a day without a span has no calls. */
  days: Record<Weekday, Span[]>;
  maxAttempts: number | null;
  attemptsWithinDays: number | null;
  coolOffDays: number | null;
  retries: boolean;
  nearestNumber: boolean;
  /** As E.164; null for nobody. */
  transferTo: string | null;
  recording: RecordingChoice;
  voicemail: Voicemail;
}

/** The hours of an office, which a day begins with. */
export const usual: Span = { from: "09:00", to: "18:00" };

/** What a form begins with; a company without hours of its own begins with those of an office. */
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

/** What a person changed of a policy and did not change back. */
export type CallingEdits = Partial<CallingDraft>;

/** The edits without what the policy says already. */
export function differing(edits: CallingEdits, policy: DialPolicy): CallingEdits {
  const known = toDraft(policy);
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(known[name as keyof CallingDraft]);
  return Object.fromEntries(Object.entries(edits).filter(isOther));
}

/** What a form saves: only what was changed in it, so that it leaves alone what somebody else changed meanwhile. */
export function toRequest(edits: CallingEdits, policy: DialPolicy): UpdateDialPolicyRequest {
  const { hasHours, days, ...limits } = differing(edits, policy);
  if (hasHours === undefined && days === undefined) return limits;
  return { ...limits, hours: hoursOf({ ...toDraft(policy), ...edits }) };
}

/** Days with the same span together. */
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

/** What cannot be saved. */
export type CallingMistake = "endsBeforeItBegins" | "neverOpen";

export function mistakeIn({ hasHours, days }: CallingDraft): CallingMistake | undefined {
  if (!hasHours) return undefined;
  const spans = weekdays.flatMap((day) => days[day]);
  if (spans.length === 0) return "neverOpen";
  return spans.some(({ from, to }) => from >= to) ? "endsBeforeItBegins" : undefined;
}

/** The spans of hours on one day, in their order. */
export function spansOf(hours: readonly CallingHours[], day: Weekday): Span[] {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ from, to }) => ({ from, to }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** When people of a country are called on a day: where its rule and the company both allow it. */
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

/** Where a time of day lies, in hundredths of the day. */
export function placeInDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return ((hours * 60 + minutes) / 1440) * 100;
}

/** The half hours of a day that a span can begin or end at, and the one that it has. */
export function timesOfDay(own: string): string[] {
  const halves = Array.from({ length: 49 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, "0");
    return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
  });
  return [...new Set([...halves, own])].toSorted();
}
