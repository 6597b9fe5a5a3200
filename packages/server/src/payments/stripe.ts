import type { Stripe } from "stripe";

import type { Clock } from "../clock.ts";
import type { StripeConfig } from "../config/config.ts";
import { fieldsOf, textOf, type Fields } from "../fields.ts";
import type { MicroUsd } from "../domain/money.ts";
import { isId } from "../ids.ts";
import { withResult, type CheckoutOrder, type PaymentEvent, type Payments, type ReceivedEvent } from "./port.ts";

const TOLERANCE_SECONDS = 300;
const MICROS_PER_CENT = 10_000n;

/** Deposits are paid on Stripe's own page; its webhook reports the results. */
export function createStripePayments(config: StripeConfig, clock: Clock): Payments {
  let connecting: Promise<Stripe> | undefined;
  const connected = () => (connecting ??= connect(config));

  return {
    name: "stripe",

    async openCheckout(order) {
      const stripe = await connected();
      const options = { idempotencyKey: order.transactionId };
      const { id, url } = fieldsOf(await stripe.checkout.sessions.create(sessionOf(order), options));
      if (!isCheckoutId(id) || !isPage(url)) throw new Error("Stripe opened a checkout without an id or an address");
      return { id, link: url };
    },

    async readEvent(rawBody, signature) {
      const stripe = await connected();
      try {
        const now = clock.now().getTime();
        const body = Buffer.from(rawBody);
        const secret = config.webhookSecret;
        return received(stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now));
      } catch (error) {
        if (error instanceof stripe.errors.StripeSignatureVerificationError) return { kind: "REFUSED" };
        throw error;
      }
    },

    async readOutcome(transactionId, checkoutId) {
      // Nobody ever saw the page: our process ended before it could respond.
      if (checkoutId === null) return { id: `unopened:${transactionId}`, transactionId, type: "FAILED" };
      const stripe = await connected();
      const session = fieldsOf(await stripe.checkout.sessions.retrieve(checkoutId));
      if (session.client_reference_id !== transactionId) throw new Error("Stripe answered about another payment");
      if (session.status === "open") return null;
      return eventOf(`reconciled:${checkoutId}`, session);
    },
  };
}

/** The library is loaded when the first deposit or event needs it: a server without Stripe never loads it. */
async function connect({ secretKey, apiUrl }: StripeConfig): Promise<Stripe> {
  const { Stripe: Client } = await import("stripe");
  const api = new URL(apiUrl);
  const protocol = api.protocol === "http:" ? "http" : "https";
  return new Client(secretKey, {
    protocol,
    host: api.hostname,
    port: api.port || (protocol === "http" ? 80 : 443),
    timeout: 15_000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: Client.createFetchHttpClient(fetchObject),
  });
}

/** The library ends the process when a reply is JSON but no object. */
const fetchObject: typeof fetch = async (url, init) => {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!text.trimStart().startsWith("{")) throw new TypeError("Stripe answered something else than an object");
  return new Response(text, response);
};

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { transactionId, companyName, returnUrl } = order;
  const metadata = { transactionId };
  return {
    mode: "payment",
    submit_type: "pay",
    client_reference_id: transactionId,
    metadata,
    // Stripe copies it to the charge, so that refunds of the charge can be recognised.
    payment_intent_data: { metadata },
    // Only immediate payments: a deposit does not stay open for days.
    allowed_payment_method_types: ["card"],
    // The amount that arrives is the requested amount.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "usd",
          unit_amount: Number(order.amountMicros / MICROS_PER_CENT),
          product_data: { name: "Balance top-up", description: companyName },
        },
      },
    ],
    success_url: withResult(returnUrl, "completed"),
    cancel_url: withResult(returnUrl, "cancelled"),
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
  };
}

function received(event: Stripe.Event): ReceivedEvent {
  const found = readFact(event);
  return found ? { kind: "EVENT", event: found } : { kind: "IGNORED" };
}

function readFact(event: Stripe.Event): PaymentEvent | null {
  const object = fieldsOf(fieldsOf(event.data).object);
  if (event.type === "checkout.session.completed" || event.type === "checkout.session.expired")
    return eventOf(event.id, object);
  if (event.type !== "charge.refunded") return null;
  const transactionId = textOf(fieldsOf(object.metadata).transactionId);
  if (!isId(transactionId)) return null;
  const { micros: refundedMicros, currency } = moneyOf(object.amount_refunded, object.currency);
  return { id: event.id, transactionId, type: "REFUNDED", refundedMicros, currency };
}

/** The meaning of an ended checkout; null if it is not one of ours, or nothing was paid yet. */
function eventOf(id: string, session: Fields): PaymentEvent | null {
  const transactionId = textOf(session.client_reference_id);
  if (!isId(transactionId)) return null;
  if (session.status === "expired") return { id, transactionId, type: "FAILED" };
  if (session.payment_status !== "paid") return null;
  const { micros: amountMicros, currency } = moneyOf(session.amount_total, session.currency);
  return { id, transactionId, type: "PAID", amountMicros, currency };
}

/** An amount and its currency. What cannot be read has no currency: it fits no deposit, and a person has to check it. */
function moneyOf(cents: unknown, currency: unknown): { micros: MicroUsd; currency: string } {
  const code = textOf(currency) ?? "";
  if (typeof cents !== "number" || !Number.isSafeInteger(cents) || !/^[a-z]{3}$/i.test(code))
    return { micros: 0n, currency: "" };
  return { micros: BigInt(cents) * MICROS_PER_CENT, currency: code };
}

const isCheckoutId = (id: unknown): id is string => /^\w{1,255}$/.test(textOf(id) ?? "");

function isPage(url: unknown): url is string {
  return URL.parse(textOf(url) ?? "")?.protocol === "https:";
}
