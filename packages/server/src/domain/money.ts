/**
 * Money is kept and computed in whole micro-dollars; dollars as a number exist only on the wire.
 *
 * @example fromUsd(0.5) === 500_000n
 */
export type MicroUsd = bigint;

const MICROS_PER_USD = 1_000_000;

/** Micro-dollars of an amount in dollars, rounded to the nearest; throws a RangeError for NaN and infinities. */
export function fromUsd(usd: number): MicroUsd {
  if (!Number.isFinite(usd)) throw new RangeError(`Not an amount of money: ${usd}`);
  return BigInt(Math.round(usd * MICROS_PER_USD));
}

/** Dollars as sent in JSON. Exact up to nine billion dollars. */
export function toUsd(micros: MicroUsd): number {
  return Number(micros) / MICROS_PER_USD;
}

/** For texts: `$12.50`, `-$0.50`. */
export function formatUsd(micros: MicroUsd): string {
  const sign = micros < 0n ? "-" : "";
  return `${sign}$${Math.abs(toUsd(micros)).toFixed(2)}`;
}
