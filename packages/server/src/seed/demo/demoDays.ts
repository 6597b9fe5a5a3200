import { billingDayOf, endOfBillingMonth } from "../../domain/billingMonth.ts";

/** Moments before now, so that the demo is as fresh on every first start. */
export interface DemoDays {
  now: Date;
  /** A moment so many days ago, at the time of day of now. */
  ago(days: number): Date;
  /** A moment so many months ago. */
  monthsAgo(months: number): Date;
}

const dayMilliseconds = 86_400_000;

export function demoDays(now: Date): DemoDays {
  return {
    now,
    ago: (days) => new Date(now.getTime() - days * dayMilliseconds),
    monthsAgo(months) {
      const moment = new Date(now);
      moment.setUTCMonth(moment.getUTCMonth() - months);
      return moment;
    },
  };
}

/** When each month began that is counted from a moment on, the one that runs as the last. */
export function monthsSince(first: Date, now: Date): Date[] {
  const months: Date[] = [];
  for (let month = first; month <= now; month = endOfBillingMonth(month, billingDayOf(first))) months.push(month);
  return months;
}
