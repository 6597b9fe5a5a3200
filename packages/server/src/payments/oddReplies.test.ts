import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Stripe } from "stripe";
import { afterAll, describe, expect, it } from "vitest";

import { systemClock } from "../clock.ts";
import { outcomeOf } from "../domain/deposit.ts";
import { oddForms, oddTexts } from "../testing/oddJson.ts";
import { createStripePayments } from "./stripe.ts";

const transactionId = "019f0000-0000-7000-8000-000000000001";
const webhookSecret = "whsec_for_tests";

let reply = "";
const server = createServer((_request, response) =>
  response.writeHead(200, { "content-type": "application/json" }).end(reply),
);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const payments = createStripePayments({ secretKey: "sk_test", webhookSecret, apiUrl }, systemClock);

const session = {
  id: "cs_1",
  object: "checkout.session",
  url: "https://checkout.stripe.com/c/pay/cs_1",
  status: "complete",
  payment_status: "paid",
  client_reference_id: transactionId,
  amount_total: 2500,
  currency: "usd",
};
const charge = {
  id: "ch_1",
  object: "charge",
  amount_refunded: 500,
  currency: "usd",
  metadata: { transactionId },
};
const eventOf = (type: string, object: object) => ({ id: "evt_1", object: "event", type, data: { object } });
const deposit = { status: "INCOMPLETE" as const, amountMicros: 25_000_000n, refundedMicros: 0n };

function readSigned(event: unknown) {
  const payload = JSON.stringify(event);
  return payments.readEvent(
    Buffer.from(payload),
    Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
  );
}

it("an event of Stripe of any form pays a deposit with the whole sum in dollars, or not at all", async () => {
  for (const { name, json } of oddForms(eventOf("checkout.session.completed", session))) {
    const received = await readSigned(json);
    if (received.kind !== "EVENT" || outcomeOf(deposit, received.event) !== "COMPLETED") continue;
    const paid = { transactionId, amountMicros: 25_000_000n, currency: "usd" };
    expect(received.event, name).toMatchObject(paid);
  }
});

it("an event of Stripe of any form takes back the sum that it names, or nothing", async () => {
  for (const { name, json } of oddForms(eventOf("charge.refunded", charge))) {
    const received = await readSigned(json);
    if (received.kind !== "EVENT" || outcomeOf(deposit, received.event) !== "REFUNDED") continue;
    expect(received.event, name).toMatchObject({ transactionId, refundedMicros: 5_000_000n, currency: "usd" });
  }
});

describe("a reply of Stripe of any form", () => {
  const order = {
    transactionId,
    amountMicros: 25_000_000n,
    companyName: "Aegean Olive Trading",
    publicUrl: "https://callwright.example",
    returnUrl: "https://callwright.example/balance",
    expiresAt: new Date(Date.now() + 3_600_000),
  };
  const replies = [...oddTexts, ...oddForms(session).map(({ name, json }) => [name, JSON.stringify(json)] as const)];

  it("opens a page at an address, or none", async () => {
    for (const [name, text] of replies) {
      reply = text;
      const opened = await payments.openCheckout(order).catch((error: unknown) => error);
      if (opened instanceof Error) continue;
      const page = { id: expect.stringMatching(/^\w{1,255}$/) as string, link: session.url };
      expect(opened, name).toEqual(page);
    }
  });

  it("about another deposit says nothing about this one", async () => {
    reply = JSON.stringify({ ...session, client_reference_id: "019f0000-0000-7000-8000-000000000002" });
    await expect(payments.readOutcome(transactionId, "cs_1")).rejects.toThrow("another payment");
  });

  it("pays or ends the deposit that was asked after, or leaves it", async () => {
    for (const [name, text] of replies) {
      reply = text;
      const outcome = await payments.readOutcome(transactionId, "cs_1").catch((error: unknown) => error);
      if (outcome instanceof Error || outcome === null) continue;
      expect(outcome, name).toMatchObject({ transactionId, type: "PAID" });
    }
  });
});
