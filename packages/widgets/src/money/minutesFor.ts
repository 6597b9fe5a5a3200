/** How many whole minutes a balance is good for at a price per minute; none of a balance that is used up. */
export function minutesFor(balanceUsd: number, callFeeUsd: number): number {
  // In cents: 0.3 / 0.1 is not 3 in floats.
  const [balance, fee] = [Math.round(balanceUsd * 10_000), Math.round(callFeeUsd * 10_000)];
  return fee <= 0 ? 0 : Math.max(0, Math.floor(balance / fee));
}
