/** Whether a day has twice twelve hours (`4:30 PM`) or 24 (`16:30`). */
export type HourCycle = "h12" | "h23";

/** The locale with somebody's own choice of a clock in it, which every format of the platform reads as well. */
export function withHourCycle(locale: string, hourCycle: HourCycle | undefined): string {
  const isKnown = hourCycle === "h12" || hourCycle === "h23"; // a page may write anything into an attribute
  return isKnown ? new Intl.Locale(locale, { hourCycle }).toString() : locale;
}
