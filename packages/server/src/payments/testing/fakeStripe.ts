import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { Stripe } from "stripe";

import type { TestClient } from "../../testing/TestClient.ts";

const webhookSecret = "whsec_for_tests";

/** A checkout in the fake: our request, and its state. */
export interface FakeCheckout {
  id: string;
  object: "checkout.session";
  url: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  client_reference_id: string;
  amount_total: number;
  currency: string;
  /** The whole request, field by field. */
  asked: Record<string, string>;
}

export interface FakeStripe extends AsyncDisposable {
  /** Configures a server to use it. */
  env: Record<string, string>;
  /** Every checkout, in the order in which they were opened. */
  checkouts: FakeCheckout[];
  /** Requests to open a checkout, with the idempotency key of each. */
  requests: { idempotencyKey: string | undefined }[];
  /** If true, every request is refused. */
  isDown: boolean;
  /** If true, checkouts are opened, and nobody is told. */
  isSilent: boolean;
  /** The webhook's event for a person who paid, gave up, or got a refund. */
  paid(checkout: FakeCheckout, changes?: Partial<FakeCheckout>): FakeEvent;
  expired(checkout: FakeCheckout): FakeEvent;
  refunded(checkout: FakeCheckout, cents: number): FakeEvent;
}

export interface FakeEvent {
  id: string;
  object: "event";
  type: string;
  data: { object: object };
}

/** The part of Stripe's API that we use, on its own port. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const byKey = new Map<string, FakeCheckout>();
  let made = 0;
  const eventOf = (type: string, object: object): FakeEvent => {
    made += 1;
    return { id: `evt_${made}`, object: "event", type, data: { object } };
  };

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const respond = async () => {
      if (fake.isDown) return answer(402, { error: { type: "card_error", message: "Down for a test" } });
      if (request.method === "GET") {
        const found = fake.checkouts.find(({ id }) => request.url === `/v1/checkout/sessions/${id}`);
        return found
          ? answer(200, found)
          : answer(404, { error: { type: "invalid_request_error", message: "Unknown" } });
      }
      const asked = Object.fromEntries(new URLSearchParams(await readText(request)));
      const idempotencyKey = request.headers["idempotency-key"]?.toString();
      fake.requests.push({ idempotencyKey });
      const checkout = byKey.get(idempotencyKey ?? "") ?? open(asked);
      byKey.set(idempotencyKey ?? "", checkout);
      if (!fake.isSilent) answer(200, checkout);
    };
    void respond();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const open = (asked: Record<string, string>): FakeCheckout => {
    const id = `cs_test_${fake.checkouts.length + 1}`;
    const checkout: FakeCheckout = {
      id,
      object: "checkout.session",
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: "open",
      payment_status: "unpaid",
      client_reference_id: asked.client_reference_id ?? "",
      amount_total: Number(asked["line_items[0][price_data][unit_amount]"]),
      currency: asked["line_items[0][price_data][currency]"] ?? "",
      asked,
    };
    fake.checkouts.push(checkout);
    return checkout;
  };

  const fake: FakeStripe = {
    env: {
      STRIPE_SECRET_KEY: "sk_test_for_tests",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    checkouts: [],
    requests: [],
    isDown: false,
    isSilent: false,
    paid: (checkout, changes) =>
      eventOf(
        "checkout.session.completed",
        Object.assign(checkout, { status: "complete", payment_status: "paid" }, changes),
      ),
    expired: (checkout) => eventOf("checkout.session.expired", Object.assign(checkout, { status: "expired" })),
    refunded: (checkout, cents) =>
      eventOf("charge.refunded", {
        id: `ch_${checkout.id}`,
        object: "charge",
        amount: checkout.amount_total,
        amount_refunded: cents,
        currency: checkout.currency,
        metadata: { transactionId: checkout.asked["payment_intent_data[metadata][transactionId]"] },
      }),
    [Symbol.asyncDispose]: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return fake;
}

/** Delivers an event like Stripe: signed over the body, by default now. */
export function deliver(
  client: TestClient,
  event: FakeEvent,
  { signedAt = new Date(), body = JSON.stringify(event) } = {},
) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: JSON.stringify(event),
    secret: webhookSecret,
    timestamp: signedAt.getTime() / 1000,
  });
  return client.raw("/v1/payments/stripe/events", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
