/** The last year for which calls can be scheduled. */
export const nextYear = new Date().getUTCFullYear() + 1;

/** The day on which Europe changes its clocks next year, in March or in October. */
export function clockChange(month: 3 | 10): string {
  const lastDay = new Date(Date.UTC(nextYear, month - 1, 31));
  lastDay.setUTCDate(31 - lastDay.getUTCDay());
  return lastDay.toISOString().slice(0, 10);
}
