/** Months are counted in UTC, for every company alike. */
export const billingDayOf = (moment: Date): number => moment.getUTCDate();

/**
 * The end of a month that is paid for: the next calendar month's same day and time, or its last day where it is too short.
 *
 * @param billingDay the day on which it all began (1–31), so that a short month does not move the days after it.
 * @example
 * endOfBillingMonth(new Date("2027-01-31T09:00Z"), 31) // 28 February
 * endOfBillingMonth(new Date("2027-02-28T09:00Z"), 31) // 31 March
 */
export function endOfBillingMonth(start: Date, billingDay: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + 1);
  end.setUTCDate(Math.min(billingDay, daysInMonth(end)));
  return end;
}

function daysInMonth(moment: Date): number {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
}
