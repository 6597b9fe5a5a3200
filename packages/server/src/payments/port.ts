import type { PaymentFact } from "../domain/deposit.ts";
import type { MicroUsd } from "../domain/money.ts";

/** A payment provider: it opens a page to pay on, and reports the result as events. */
export interface Payments {
  readonly name: "stripe" | "sandbox";

  /**
   * Opens a page to pay on. Opening it again for the same transaction answers the same page.
   *
   * @throws when the provider cannot be reached or refuses.
   */
  openCheckout(order: CheckoutOrder): Promise<Checkout>;

  /** Reads what the provider sent to us: refused without its signature, ignored when it is not about a deposit. */
  readEvent(rawBody: Uint8Array, signature: string): Promise<ReceivedEvent>;

  /**
   * Asks what became of a page whose time is over; null while it can still be paid.
   *
   * @param checkoutId null when the page was never opened.
   */
  readOutcome(transactionId: string, checkoutId: string | null): Promise<PaymentEvent | null>;
}

export interface CheckoutOrder {
  /** Also the idempotency key. */
  transactionId: string;
  amountMicros: MicroUsd;
  companyName: string;
  /** Our own address, without a trailing slash. */
  publicUrl: string;
  /** Where people come back to, paid or not. */
  returnUrl: string;
  /** When the page stops taking money. */
  expiresAt: Date;
}

export interface Checkout {
  /** The provider's name for the page. */
  id: string;
  /** Where to pay. */
  link: string;
}

/** What a provider reports about a deposit of ours. */
export type PaymentEvent = PaymentFact & {
  /** The provider's name for the event: the same one twice is one. */
  id: string;
  transactionId: string;
};

export type ReceivedEvent = { kind: "REFUSED" } | { kind: "IGNORED" } | { kind: "EVENT"; event: PaymentEvent };

/** Where a person lands after the page: the address they came from, with how it went. */
export function withResult(returnUrl: string, result: "completed" | "cancelled"): string {
  const url = new URL(returnUrl);
  url.searchParams.set("deposit", result);
  return url.href;
}
