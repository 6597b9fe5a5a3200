import { billingDayOf, endOfBillingMonth } from "../../domain/billingMonth.ts";

/** Moments relative to now, so that the demo is up to date at each first start. */
export interface DemoDays {
  now: Date;
  /** The moment this many days ago, at the same time of day. */
  ago(days: number): Date;
  /** The moment this many months ago. */
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

/** The beginnings of the billing months since a moment; the last one is that of the current month. */
export function monthsSince(first: Date, now: Date): Date[] {
  const months: Date[] = [];
  for (let month = first; month <= now; month = endOfBillingMonth(month, billingDayOf(first))) months.push(month);
  return months;
}
