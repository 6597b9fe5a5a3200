import type { PaymentFact } from "../domain/deposit.ts";
import type { MicroUsd } from "../domain/money.ts";

/** A payment provider: it opens a page to pay on, and reports the result as events. */
export interface Payments {
  readonly name: "stripe" | "sandbox";

  /**
   * Opens a page for a payment. Opening it again for the same transaction returns the same page.
   *
   * @throws if the provider cannot be reached or refuses.
   */
  openCheckout(order: CheckoutOrder): Promise<Checkout>;

  /** Reads a provider's event: refused without its signature, ignored if it is not about a deposit. */
  readEvent(rawBody: Uint8Array, signature: string): Promise<ReceivedEvent>;

  /**
   * Requests the result of a page that has expired; null while it can still be paid.
   *
   * @param checkoutId null if the page was never opened.
   */
  readOutcome(transactionId: string, checkoutId: string | null): Promise<PaymentEvent | null>;
}

export interface CheckoutOrder {
  /** Also the idempotency key. */
  transactionId: string;
  amountMicros: MicroUsd;
  companyName: string;
  /** Our own URL, without a trailing slash. */
  publicUrl: string;
  /** The URL to which people return, paid or not. */
  returnUrl: string;
  /** When the page stops accepting payments. */
  expiresAt: Date;
}

export interface Checkout {
  /** The provider's id of the page. */
  id: string;
  /** Where to pay. */
  link: string;
}

/** A provider's event about a deposit of ours. */
export type PaymentEvent = PaymentFact & {
  /** The provider's id of the event, by which a repeated one is recognised. */
  id: string;
  transactionId: string;
};

export type ReceivedEvent = { kind: "REFUSED" } | { kind: "IGNORED" } | { kind: "EVENT"; event: PaymentEvent };

/** The URL after the page: the one from which the person came, with the result. */
export function withResult(returnUrl: string, result: "completed" | "cancelled"): string {
  const url = new URL(returnUrl);
  url.searchParams.set("deposit", result);
  return url.href;
}
