import type { MicroUsd } from "./money.ts";

/** A deposit as far as a payment matters to it. */
export interface DepositState {
  status: "INCOMPLETE" | "COMPLETED" | "FAILED";
  amountMicros: MicroUsd;
  /** What the provider paid back so far. */
  refundedMicros: MicroUsd;
}

/** What happened to a payment, as every provider says it. */
export type PaymentFact =
  | { type: "PAID"; amountMicros: MicroUsd; currency: string }
  /** Declined, given up or expired: it will not be paid any more. */
  | { type: "FAILED" }
  /** All that was paid back so far, not only this time. */
  | { type: "REFUNDED"; refundedMicros: MicroUsd; currency: string };

/** What a fact does to a deposit. MISMATCH: the sums or the currencies differ, and a person has to look at it. */
export type DepositOutcome = "COMPLETED" | "FAILED" | "REFUNDED" | "NOTHING" | "MISMATCH";

const CURRENCY = "usd";

/**
 * A deposit is completed or failed once, and a refund only grows: repeated facts and those in the wrong order change nothing.
 * A refund that comes before its payment is remembered and taken when the payment arrives.
 */
export function outcomeOf(deposit: DepositState, fact: PaymentFact): DepositOutcome {
  switch (fact.type) {
    case "PAID":
      if (fact.currency.toLowerCase() !== CURRENCY || fact.amountMicros !== deposit.amountMicros) return "MISMATCH";
      if (deposit.status === "FAILED") return "MISMATCH";
      return deposit.status === "INCOMPLETE" ? "COMPLETED" : "NOTHING";
    case "FAILED":
      return deposit.status === "INCOMPLETE" ? "FAILED" : "NOTHING";
    case "REFUNDED":
      if (fact.currency.toLowerCase() !== CURRENCY || fact.refundedMicros > deposit.amountMicros) return "MISMATCH";
      return deposit.status !== "FAILED" && fact.refundedMicros > deposit.refundedMicros ? "REFUNDED" : "NOTHING";
  }
}
