/** A description in which numbers with decimals have two of them (B-PLAN-16): `Calls at 0.5` → `Calls at 0.50`. */
export function withTwoDecimals(description: string): string {
  // Not what only looks like a number with decimals: a date, a version, an address.
  return description.replace(/(?<![\d.])\d+\.\d+(?!\d|\.\d)/g, (number) => Number(number).toFixed(2));
}
