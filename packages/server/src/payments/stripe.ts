import type { Stripe } from "stripe";

import type { Clock } from "../clock.ts";
import type { StripeConfig } from "../config/config.ts";
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
      const session = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.transactionId });
      if (!session.url) throw new Error("Stripe opened a checkout without an address");
      return { id: session.id, link: session.url };
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
      const session = await stripe.checkout.sessions.retrieve(checkoutId);
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
  });
}

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
  if (event.type === "checkout.session.completed" || event.type === "checkout.session.expired")
    return eventOf(event.id, event.data.object);
  if (event.type !== "charge.refunded") return null;
  const { metadata, amount_refunded: cents, currency } = event.data.object;
  const transactionId = metadata?.transactionId;
  if (!isId(transactionId)) return null;
  return { id: event.id, transactionId, type: "REFUNDED", refundedMicros: toMicros(cents), currency };
}

/** The meaning of an ended checkout; null if it is not one of ours, or nothing was paid yet. */
function eventOf(id: string, session: Stripe.Checkout.Session): PaymentEvent | null {
  const transactionId = session.client_reference_id;
  if (!isId(transactionId)) return null;
  if (session.status === "expired") return { id, transactionId, type: "FAILED" };
  if (session.payment_status !== "paid") return null;
  const amountMicros = toMicros(session.amount_total ?? 0);
  return { id, transactionId, type: "PAID", amountMicros, currency: session.currency ?? "" };
}

const toMicros = (cents: number) => BigInt(cents) * MICROS_PER_CENT;
