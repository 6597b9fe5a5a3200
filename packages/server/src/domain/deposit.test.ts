import { expect, it } from "vitest";

import { outcomeOf, type DepositOutcome, type DepositState, type PaymentFact } from "./deposit.ts";

const deposit = (status: DepositState["status"], refundedMicros = 0n): DepositState => ({
  status,
  amountMicros: 25_000_000n,
  refundedMicros,
});
const paid = (amountMicros = 25_000_000n, currency = "usd"): PaymentFact => ({ type: "PAID", amountMicros, currency });
const refunded = (refundedMicros: bigint, currency = "usd"): PaymentFact => ({
  type: "REFUNDED",
  refundedMicros,
  currency,
});

it.each<[string, DepositState, PaymentFact, DepositOutcome]>([
  ["a payment completes an open deposit", deposit("INCOMPLETE"), paid(), "COMPLETED"],
  ["capitals in the currency do not matter", deposit("INCOMPLETE"), paid(25_000_000n, "USD"), "COMPLETED"],
  ["a repeated payment changes nothing", deposit("COMPLETED"), paid(), "NOTHING"],
  ["another sum is not booked", deposit("INCOMPLETE"), paid(24_990_000n), "MISMATCH"],
  ["another currency is not booked", deposit("INCOMPLETE"), paid(25_000_000n, "try"), "MISMATCH"],
  ["money for a failed deposit is for a person to look at", deposit("FAILED"), paid(), "MISMATCH"],
  ["an open deposit fails", deposit("INCOMPLETE"), { type: "FAILED" }, "FAILED"],
  ["a paid deposit does not fail any more", deposit("COMPLETED"), { type: "FAILED" }, "NOTHING"],
  ["a failed deposit fails once", deposit("FAILED"), { type: "FAILED" }, "NOTHING"],
  ["a paid deposit is refunded", deposit("COMPLETED"), refunded(5_000_000n), "REFUNDED"],
  ["a refund that overtakes its payment is remembered", deposit("INCOMPLETE"), refunded(5_000_000n), "REFUNDED"],
  ["a refund grows", deposit("COMPLETED", 5_000_000n), refunded(6_000_000n), "REFUNDED"],
  ["a repeated or older refund changes nothing", deposit("COMPLETED", 5_000_000n), refunded(5_000_000n), "NOTHING"],
  ["more than was paid is not taken back", deposit("COMPLETED"), refunded(26_000_000n), "MISMATCH"],
  ["a refund in another currency is not taken", deposit("COMPLETED"), refunded(5_000_000n, "eur"), "MISMATCH"],
  ["nothing is taken back for a deposit that failed", deposit("FAILED"), refunded(5_000_000n), "NOTHING"],
])("%s", (_, state, fact, outcome) => {
  expect(outcomeOf(state, fact)).toBe(outcome);
});
