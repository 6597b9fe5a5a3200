import type { Subscription } from "@callwright/sdk/contract";

/** The longest a call lasts; it is ended then (see `startCalls` in the contract). */
export const longestCallMinutes = 5;

/** What a plan says about the price of a minute. */
export interface CallRate {
  /** US dollars per started minute beyond the free ones. */
  feeUsd: number;
  /** Free minutes that are left; Infinity where calls are free. */
  freeMinutes: number;
}

/** What calls may cost. */
export type CallCost =
  /** Nothing. */
  | { kind: "free" }
  /** Free minutes, of which there are enough. */
  | { kind: "freeMinutes"; freeMinutes: number }
  /** At most so much, after the free minutes that are left. */
  | { kind: "paid"; freeMinutes: number; feeUsd: number; mostUsd: number };

/** A company's rate; one without a plan pays the usual fee. */
export function rateOf(subscription: Subscription | null): CallRate {
  if (!subscription) return { feeUsd: 0.5, freeMinutes: 0 };
  const { remaining, limits } = subscription;
  return { feeUsd: limits.callFee, freeMinutes: remaining.minutes < 0 ? Infinity : Math.floor(remaining.minutes) };
}

/** What so many calls may cost at most. */
export function costOf({ feeUsd, freeMinutes }: CallRate, calls: number): CallCost {
  const minutes = calls * longestCallMinutes;
  if (freeMinutes === Infinity || feeUsd === 0) return { kind: "free" };
  if (freeMinutes >= minutes) return { kind: "freeMinutes", freeMinutes };
  // In hundredths of a cent: 0.1 × 3 is not 0.3 in floats.
  const mostUsd = ((minutes - freeMinutes) * Math.round(feeUsd * 10_000)) / 10_000;
  return { kind: "paid", freeMinutes, feeUsd, mostUsd };
}
