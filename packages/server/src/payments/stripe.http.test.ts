import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { readBalance } from "../store/ledger.ts";
import { spend } from "../store/transactions.ts";
import { people } from "../testing/people.ts";
import { startServerForTest, startTestServer } from "../testing/startTestServer.ts";
import { expireCheckouts } from "./expireCheckouts.ts";
import { deliver, startFakeStripe, type FakeCheckout, type FakeEvent } from "./testing/fakeStripe.ts";

const stripe = await startFakeStripe();
const server = await startTestServer({ env: stripe.env });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});
const { db, clock, ids } = server.context;
const seller = await server.signIn(people.seller);
const companyId = (await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body.sellerCompanies[0]!.id;

beforeEach(() => {
  stripe.isDown = false;
});

/** Requests a deposit and returns the checkout that Stripe has opened for it. */
async function wish(amount = 25): Promise<FakeCheckout> {
  const { status, body } = await seller.post<Schemas["Deposit"]>("/v1/transactions/deposit", { amount });
  expect(status).toBe(201);
  const checkout = stripe.checkouts.at(-1)!;
  expect(body.data.link).toBe(checkout.url);
  return checkout;
}

const send = (event: FakeEvent, options?: Parameters<typeof deliver>[2]) => deliver(server.anonymous, event, options);
const balance = async () => (await seller.get<Schemas["Balance"]>("/v1/transactions/balance")).body.balance;
const statusOf = async (checkout: FakeCheckout) =>
  (
    await db
      .selectFrom("transactions")
      .select("status")
      .where("id", "=", checkout.client_reference_id)
      .executeTakeFirstOrThrow()
  ).status;

describe("B-BAL-12 a deposit through Stripe", () => {
  it("opens Stripe's page for exactly this sum, under the transaction's id, and comes back to the plans (R-05)", async () => {
    const { asked, client_reference_id: transactionId } = await wish(12.34);
    expect(asked).toMatchObject({
      mode: "payment",
      "line_items[0][price_data][unit_amount]": "1234",
      "line_items[0][price_data][currency]": "usd",
      "payment_intent_data[metadata][transactionId]": transactionId,
      success_url: `${server.url}/company/plans?deposit=completed`,
      cancel_url: `${server.url}/company/plans?deposit=cancelled`,
    });
    expect(stripe.requests.at(-1)).toEqual({ idempotencyKey: transactionId });
    expect(await statusOf(stripe.checkouts.at(-1)!)).toBe("INCOMPLETE");
  });

  it("B-BAL-15 is booked once when Stripe says it is paid, however often it says so", async () => {
    const before = await balance();
    const checkout = await wish(25);
    expect(await balance()).toBe(before);
    const paid = stripe.paid(checkout);
    const answers = await Promise.all([send(paid), send(paid), send(paid)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send({ ...paid, id: "evt_another_name" });
    expect(await statusOf(checkout)).toBe("COMPLETED");
    expect(await balance()).toBe(before + 25);
  });

  it("fails when its page expires, and late news of another kind change nothing", async () => {
    const before = await balance();
    const given = await wish();
    await send(stripe.expired(given));
    expect(await statusOf(given)).toBe("FAILED");
    expect((await send(stripe.paid(given))).status).toBe(200);
    expect(await statusOf(given)).toBe("FAILED");

    const paid = await wish(5);
    await send(stripe.paid(paid));
    await send(stripe.expired(paid));
    expect(await statusOf(paid)).toBe("COMPLETED");
    expect(await balance()).toBe(before + 5);
  });

  it("is not booked when the sum or the currency is another, and the event is kept for a person to look at", async () => {
    const before = await balance();
    for (const changes of [{ amount_total: 2400 }, { currency: "try" }]) {
      const checkout = await wish(25);
      expect((await send(stripe.paid(checkout, changes))).status).toBe(200);
      expect(await statusOf(checkout)).toBe("INCOMPLETE");
      const kept = await db
        .selectFrom("payment_inbox")
        .select("outcome")
        .where("transaction_id", "=", checkout.client_reference_id)
        .execute();
      expect(kept).toEqual([{ outcome: "MISMATCH" }]);
    }
    expect(await balance()).toBe(before);
  });

  it("a completed checkout that is not paid yet stays open", async () => {
    const checkout = await wish();
    await send(stripe.paid(checkout, { payment_status: "unpaid" }));
    expect(await statusOf(checkout)).toBe("INCOMPLETE");
  });

  it("fails, and the answer says when to try again, when Stripe does not open the page", async () => {
    stripe.isDown = true;
    const { status, headers, body } = await seller.post("/v1/transactions/deposit", { amount: 25 });
    expect(status).toBe(503);
    expect(body.code).toBe("SERVICE_UNAVAILABLE");
    expect(headers.get("retry-after")).toBeTruthy();
    const { items } = (await seller.get<Schemas["TransactionList"]>("/v1/transactions?perPage=1")).body;
    expect(items).toMatchObject([{ type: "DEPOSIT", status: "FAILED", amount: 25 }]);
  });
});

describe("receiveStripeEvent", () => {
  it("takes only what Stripe signed, over this body, in the last five minutes", async () => {
    const checkout = await wish();
    const paid = stripe.paid(checkout);
    const other = JSON.stringify({ ...paid, id: "evt_forged" });
    const old = new Date(Date.now() - 6 * 60_000);
    for (const answer of [
      await send(paid, { body: other }),
      await send(paid, { signedAt: old }),
      await server.anonymous.post("/v1/payments/stripe/events", paid),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: "SIGNATURE_INVALID" } });
    expect(await statusOf(checkout)).toBe("INCOMPLETE");
  });

  it("receives what is not about our deposits without a word", async () => {
    const checkout = await wish();
    const strangers = [
      { ...stripe.paid(checkout), type: "customer.created" },
      stripe.paid({ ...checkout, client_reference_id: ids.next() }),
      stripe.paid({ ...checkout, client_reference_id: "order-17" }),
      stripe.refunded({ ...checkout, asked: {} }, 100),
    ];
    for (const event of strangers) expect(await send(event)).toMatchObject({ status: 200, body: { received: true } });
    expect(await statusOf(checkout)).toBe("INCOMPLETE");
  });

  it("trusts nobody when Stripe is not configured", async () => {
    const sandboxed = await startServerForTest();
    const event: FakeEvent = { id: "evt_1", object: "event", type: "checkout.session.completed", data: { object: {} } };
    expect((await deliver(sandboxed.anonymous, event)).status).toBe(401);
  });
});

describe("a refund", () => {
  it("is taken from the balance as it grows, each part once", async () => {
    const before = await balance();
    const checkout = await wish(25);
    await send(stripe.paid(checkout));
    const [part, all] = [stripe.refunded(checkout, 500), stripe.refunded(checkout, 2500)];
    await send(part);
    expect(await balance()).toBe(before + 20);
    await send(all);
    await send(part);
    await send(all);
    expect(await balance()).toBe(before);
    const { items } = (await seller.get<Schemas["TransactionList"]>("/v1/transactions?perPage=2")).body;
    expect(items.map(({ type, amount, description }) => ({ type, amount, description }))).toEqual([
      { type: "SPEND", amount: 20, description: "Refund of a balance top-up" },
      { type: "SPEND", amount: 5, description: "Refund of a balance top-up" },
    ]);
  });

  it("that overtakes its payment is taken when the payment arrives", async () => {
    const before = await balance();
    const checkout = await wish(25);
    await send(stripe.refunded(checkout, 1000));
    expect(await balance()).toBe(before);
    await send(stripe.paid(checkout));
    expect(await balance()).toBe(before + 15);
  });

  it("is only what Stripe calls one: other news of the same charge take nothing", async () => {
    const before = await balance();
    const checkout = await wish(25);
    await send(stripe.paid(checkout));
    const news = { ...stripe.refunded(checkout, 500), type: "charge.updated" };
    expect(await send(news)).toMatchObject({ status: 200, body: { received: true } });
    expect(await balance()).toBe(before + 25);
  });

  it("never takes what was spent already: the balance stops at zero", async () => {
    const checkout = await wish(25);
    await send(stripe.paid(checkout));
    const everything = (await readBalance(db, companyId)) - 4_000_000n;
    await db
      .transaction()
      .execute((trx) =>
        spend(trx, { id: ids.next(), companyId, amountMicros: everything, description: "Test", at: clock.now() }),
      );
    await send(stripe.refunded(checkout, 2500));
    expect(await balance()).toBe(0);
  });
});

describe("a deposit of which nobody tells us", () => {
  const inTwoHours = { ...server.context, clock: { now: () => new Date(clock.now().getTime() + 2 * 3_600_000) } };

  it("is asked after: paid ones are booked, expired ones fail, open ones wait, and an outage only delays it", async () => {
    await expireCheckouts(inTwoHours); // what the tests above left open
    const before = await balance();
    const [paid, expired, open] = [await wish(3), await wish(4), await wish(5)];
    stripe.paid(paid);
    stripe.expired(expired);
    stripe.isDown = true;
    await expireCheckouts(inTwoHours);
    expect(await statusOf(paid)).toBe("INCOMPLETE");
    stripe.isDown = false;
    await expireCheckouts(inTwoHours);
    expect([await statusOf(paid), await statusOf(expired), await statusOf(open)]).toEqual([
      "COMPLETED",
      "FAILED",
      "INCOMPLETE",
    ]);
    expect(await balance()).toBe(before + 3);
  });

  it("is asked after although Stripe knows nothing of many others", async () => {
    for (let strange = 0; strange < 60; strange += 1) (await wish(1)).id += "_forgotten";
    const paid = await wish(3);
    stripe.paid(paid);
    const round = async () => {
      await expireCheckouts(inTwoHours);
      return statusOf(paid);
    };
    await expect.poll(round, { timeout: 20_000 }).toBe("COMPLETED");
  });
});

it("the sandbox's page is not there", async () => {
  const { client_reference_id: id } = await wish();
  expect((await server.anonymous.fetch(`/checkout/${id}.AAAA`, { method: "POST" })).status).toBe(404);
});
