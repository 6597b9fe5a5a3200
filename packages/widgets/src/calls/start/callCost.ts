import type { Subscription } from "@callwright/sdk/contract";

/** The maximum duration of a call; it is ended then (see `startCalls` in the contract). */
export const longestCallMinutes = 5;

/** What a plan determines about the price of a minute. */
export interface CallRate {
  /** US dollars per started minute, once the free minutes are used. */
  feeUsd: number;
  /** Remaining free minutes; Infinity if calls are free. */
  freeMinutes: number;
}

/** The possible cost of calls. */
export type CallCost =
  /** Nothing. */
  | { kind: "free" }
  /** Free minutes, if they are sufficient. */
  | { kind: "freeMinutes"; freeMinutes: number }
  /** The maximum, after the remaining free minutes. */
  | { kind: "paid"; freeMinutes: number; feeUsd: number; mostUsd: number };

/** A company's rate; without a plan, the usual fee applies. */
export function rateOf(subscription: Subscription | null): CallRate {
  if (!subscription) return { feeUsd: 0.5, freeMinutes: 0 };
  const { remaining, limits } = subscription;
  return { feeUsd: limits.callFee, freeMinutes: remaining.minutes < 0 ? Infinity : Math.floor(remaining.minutes) };
}

/** The maximum cost of this many calls. */
export function costOf({ feeUsd, freeMinutes }: CallRate, calls: number): CallCost {
  const minutes = calls * longestCallMinutes;
  if (freeMinutes === Infinity || feeUsd === 0) return { kind: "free" };
  if (freeMinutes >= minutes) return { kind: "freeMinutes", freeMinutes };
  // In hundredths of a cent, because 0.1 × 3 is not 0.3 in floats.
  const mostUsd = ((minutes - freeMinutes) * Math.round(feeUsd * 10_000)) / 10_000;
  return { kind: "paid", freeMinutes, feeUsd, mostUsd };
}
