/**
 * Readers for the JSON of another service. A value that is missing, null or of another type is undefined, and a list or
 * an object empty: a report with one odd field still ends its call.
 */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

const lastMoment = Date.UTC(9999, 11, 31);

/**
 * A moment between 1970 and 9999, which every date of ours can be.
 *
 * @param value milliseconds since 1970, or a text that `Date` understands.
 */
export function momentOf(value: unknown): Date | undefined {
  const at = new Date(numberOf(value) ?? textOf(value) ?? Number.NaN);
  return at.getTime() >= 0 && at.getTime() <= lastMoment ? at : undefined;
}

const longestCall = 86_400;

/** A call's whole seconds: none below 0, and a day at most. */
export function secondsOf(seconds: number | undefined): number {
  return Math.round(Math.min(Math.max(seconds ?? 0, 0), longestCall));
}
