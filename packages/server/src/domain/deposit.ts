import type { MicroUsd } from "./money.ts";

/** The part of a deposit that matters for a payment. */
export interface DepositState {
  status: "INCOMPLETE" | "COMPLETED" | "FAILED";
  amountMicros: MicroUsd;
  /** The amount that the provider has paid back so far. */
  refundedMicros: MicroUsd;
}

/** What happened to a payment, in the same form for every provider. */
export type PaymentFact =
  | { type: "PAID"; amountMicros: MicroUsd; currency: string }
  /** Declined, given up or expired: it will not be paid any more. */
  | { type: "FAILED" }
  /** The total amount that was paid back so far, not only this time. */
  | { type: "REFUNDED"; refundedMicros: MicroUsd; currency: string };

/** The effect of a fact on a deposit. MISMATCH: the amounts or the currencies differ, and a person has to check it. */
export type DepositOutcome = "COMPLETED" | "FAILED" | "REFUNDED" | "NOTHING" | "MISMATCH";

const CURRENCY = "usd";

/**
 * A deposit is completed or failed once, and a refund only increases: repeated facts, and facts in the wrong order,
 * change nothing. A refund that arrives before its payment is stored and applied when the payment arrives.
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
