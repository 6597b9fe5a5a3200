import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { callPlaces, makeItem } from "../engine/testing/callCenter.ts";
import { settleCalls } from "../engine/settleCalls.ts";
import { movableClock } from "../testing/movableClock.ts";
import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { sweepBilling } from "./sweep.ts";
import { setAside } from "./testing/setAside.ts";

const clock = movableClock("2027-01-31T09:00:00Z");
let server: TestServer;
/** Another process on the same database. */
let neighbour: TestServer;
let seller: TestClient;
let company: ReturnType<typeof callPlaces>;
let plans: Map<string, string>;

beforeAll(async () => {
  server = await startTestServer({ clock, processes: 1 });
  neighbour = await startTestServer({ clock, databaseUrl: server.context.config.databaseUrl });
  seller = await server.signIn(people.freeSeller);
  company = callPlaces(server, seller);
  const companyId = await company.companyId();
  // The months of others are not processed here.
  await server.context.db.deleteFrom("subscriptions").where("seller_company_id", "<>", companyId).execute();
  await server.context.db.deleteFrom("numbers").where("seller_company_id", "<>", companyId).execute();
  const { body } = await seller.get<Schemas["SubscriptionPackageList"]>("/v1/subscription-packages");
  plans = new Map(body.items.map(({ name, id }) => [name, id]));
});
afterAll(async () => {
  await neighbour[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** Sets the clock, carries out what is due, and signs in again, because a session does not last for months. */
async function live(until: string) {
  clock.moveTo(until);
  await sweepBilling(server.context);
  seller = await server.signIn(people.freeSeller);
}

/** A company that begins a month on a plan at this time, with this balance and no numbers. */
async function begin(at: string, plan: string, { payIn }: { payIn: number }) {
  const companyId = await company.companyId();
  await server.context.db.deleteFrom("numbers").where("seller_company_id", "=", companyId).execute();
  await live(at);
  beganAt = clock.now();
  await company.payIn(1_000);
  await subscribe(plan === "Free" ? "Starter" : "Free");
  expect((await subscribe(plan)).status).toBe(201);
  await company.spendAll();
  if (payIn > 0) await company.payIn(payIn);
}

const subscribe = (plan: string) =>
  seller.post<Schemas["Subscription"]>("/v1/subscriptions/subscribe", { subscriptionPackageId: plans.get(plan) });
const current = async () =>
  (await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body.sellerCompanies[0]?.subscription;
const transactions = async (text: string) =>
  (
    await seller.get<Schemas["TransactionList"]>(`/v1/transactions?perPage=100&text=${encodeURIComponent(text)}`)
  ).body.items.filter(({ createdAt }) => new Date(createdAt) >= beganAt);
const numbers = async () =>
  (await seller.get<Schemas["SellerCompanyNumberList"]>("/v1/numbers?sortBy=purchaseAt")).body.items;
const buy = async () => {
  const available = await seller.get<Schemas["AvailableNumberList"]>("/v1/numbers/available?countryCode=NO");
  const { status, body } = await seller.post<Schemas["SellerCompanyNumber"]>("/v1/numbers", {
    number: available.body.items[0]?.phoneNumber,
    sellerCompanyId: await company.companyId(),
    countryIso2: "NO",
  });
  expect(status).toBe(201);
  return body;
};
const useUpMinutes = () => company.useUpFreeMinutes();
const day = (moment: string | null | undefined) => moment?.slice(0, 10);

/** The start of the test; the actions of earlier tests are ignored. */
let beganAt = new Date(0);
let year = 2027;
beforeEach(() => {
  year += 2;
});

describe("a plan renews every month", () => {
  it("R-34 over a year it is charged twelve times, and its minutes come back each time", async () => {
    await begin(`${year}-01-15T09:00:00Z`, "Starter", { payIn: 12 * 29 + 5 });
    for (let month = 1; month <= 12; month += 1) {
      await useUpMinutes();
      const monthEnd = (await current())?.endAt ?? "";
      await live(new Date(new Date(monthEnd).getTime() + 60_000).toISOString());
      expect(await current()).toMatchObject({
        subscriptionPackage: { name: "Starter" },
        startAt: monthEnd,
        remaining: { minutes: 60 },
      });
      await sweepBilling(server.context);
    }
    expect(day((await current())?.endAt)).toBe(`${year + 1}-02-15`);
    const charges = (await transactions("Starter plan, monthly price")).filter(({ status }) => status === "COMPLETED");
    expect(charges.map(({ amount }) => amount)).toEqual(Array.from({ length: 13 }, () => 29));
    expect(await company.balance()).toBe(5);
    expect(await company.isSettled()).toBe(true);
  }, 120_000);

  it("not a minute before the month is over", async () => {
    await begin(`${year}-01-15T09:00:00Z`, "Starter", { payIn: 100 });
    await useUpMinutes();
    await live(`${year}-02-15T08:59:00Z`);
    expect((await current())?.remaining.minutes).toBe(0);
    expect(await company.balance()).toBe(100);
  });

  it("on the last day of a month when it began on a 31st, and on the 31st again where there is one", async () => {
    await begin(`${year}-01-31T23:30:00Z`, "Starter", { payIn: 500 });
    const ends = [day((await current())?.endAt)];
    for (const month of ["03-02", "04-02", "05-02"]) {
      await live(`${year}-${month}T00:00:00Z`);
      ends.push(day((await current())?.endAt));
    }
    const lastOfFebruary = year % 4 === 0 ? "29" : "28";
    expect(ends).toEqual([`${year}-02-${lastOfFebruary}`, `${year}-03-31`, `${year}-04-30`, `${year}-05-31`]);
  });

  it("R-34 one that cannot be paid becomes Free, and the company reads why", async () => {
    await begin(`${year}-03-10T09:00:00Z`, "Growth", { payIn: 78.99 });
    await live(`${year}-04-11T09:00:00Z`);
    expect(await current()).toMatchObject({
      subscriptionPackage: { name: "Free" },
      endAt: null,
      packagePrice: 0,
      remaining: { minutes: 10 },
    });
    expect(await company.balance()).toBe(78.99);
    expect((await transactions("Growth plan"))[0]).toMatchObject({
      type: "SPEND",
      status: "FAILED",
      amount: 79,
      balance: 78.99,
      description: "Growth plan, monthly price: the balance was too low, the plan is Free now",
    });
    expect((await seller.post("/v1/products/bulk/export")).status).toBe(402);
    await live(`${year}-07-11T09:00:00Z`);
    expect(await transactions("Growth plan")).toHaveLength(2);
  });

  it("B-PLAN-14 Free has no end, but its minutes come back every month too", async () => {
    await begin(`${year}-03-31T09:00:00Z`, "Free", { payIn: 0 });
    const { startAt } = (await current()) ?? {};
    await useUpMinutes();
    await live(`${year}-04-30T08:59:00Z`);
    expect((await current())?.remaining.minutes).toBe(0);
    await live(`${year}-04-30T09:01:00Z`);
    expect(await current()).toMatchObject({ startAt, endAt: null, remaining: { minutes: 10 } });
    expect(await transactions("Free plan")).toEqual([]);
  });

  it("months that nobody looked at follow one another, until the money ends", async () => {
    await begin(`${year}-01-10T09:00:00Z`, "Starter", { payIn: 3 * 29 + 1 });
    await live(`${year}-12-24T09:00:00Z`);
    const rows = await transactions("Starter plan");
    expect(rows.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "COMPLETED"),
      "FAILED",
    ]);
    expect(await current()).toMatchObject({ subscriptionPackage: { name: "Free" } });
    expect(day((await current())?.startAt)).toBe(`${year}-05-10`);
    expect(await company.balance()).toBe(1);
  });

  it("R-24 a call during which the plan gets smaller keeps its minutes, and the balance never goes below zero", async () => {
    await begin(`${year}-01-10T09:00:00Z`, "Scale", { payIn: 0 });
    const { call } = await setAside(server, await company.companyId(), { freeMinutes: 5 });
    await live(`${year}-02-11T09:00:00Z`);
    await useUpMinutes();
    expect(await current()).toMatchObject({ subscriptionPackage: { name: "Free" } });
    await server.context.db.transaction().execute((trx) => settleCalls(server.context, trx, [{ call, seconds: 300 }]));
    expect(await company.balance()).toBe(0);
    expect(await company.isSettled()).toBe(true);
  });

  it("R-24 waits for a call under way, whose money is not spent twice", async () => {
    await begin(`${year}-01-10T09:00:00Z`, "Starter", { payIn: 30 });
    const { giveBack } = await setAside(server, await company.companyId(), { amountMicros: 2_000_000n });
    await live(`${year}-02-11T09:00:00Z`);
    expect(await company.balance()).toBe(30);
    expect(await current()).toMatchObject({ subscriptionPackage: { name: "Starter" } });
    await company.payIn(1);
    await live(`${year}-02-11T09:05:00Z`);
    expect(await company.balance()).toBe(2);
    expect(day((await current())?.endAt)).toBe(`${year}-03-10`);
    await giveBack();
  });
});

describe("a number costs its fee every month", () => {
  it("R-07 from the second month on, each number for itself, also the one that was free", async () => {
    await begin(`${year}-01-31T09:00:00Z`, "Starter", { payIn: 200 });
    const free = await buy();
    const second = await buy();
    expect(await company.balance()).toBe(196);
    await live(`${year}-03-01T09:30:00Z`);
    for (const { number } of [free, second])
      expect(await transactions(`Number ${number}, monthly fee`)).toMatchObject([{ amount: 2, status: "COMPLETED" }]);
    await live(`${year}-03-30T09:30:00Z`);
    expect(await transactions("monthly fee")).toHaveLength(2);
    await live(`${year}-03-31T09:30:00Z`);
    expect(await transactions("monthly fee")).toHaveLength(4);
  });

  it("R-07 B-NUM-03 R-35 one that cannot be paid expires: it is no default, calls go out from the system's, and it is given back", async () => {
    await begin(`${year}-01-10T09:00:00Z`, "Free", { payIn: 7.9 });
    const number = await buy();
    await seller.patch(`/v1/numbers/${number.id}`);
    await live(`${year}-02-10T09:01:00Z`);
    expect(await numbers()).toMatchObject([{ id: number.id, status: "ACTIVE", isDefault: true }]);
    expect(await company.balance()).toBe(1.9);

    await live(`${year}-03-10T09:01:00Z`);
    expect(await numbers()).toMatchObject([{ id: number.id, status: "EXPIRED", isDefault: false }]);
    expect((await transactions(`Number ${number.number}`))[0]).toMatchObject({
      status: "FAILED",
      amount: 2,
      balance: 1.9,
      description: `Number ${number.number}, monthly fee: the balance was too low, the number has expired`,
    });
    expect((await seller.patch(`/v1/numbers/${number.id}`)).status).toBe(409);
    const rented = await server.context.db
      .selectFrom("simulator_numbers")
      .select("number")
      .where("number", "=", number.number)
      .execute();
    expect(rented).toEqual([]);
    await live(`${year}-06-10T09:01:00Z`);
    expect(await transactions(`Number ${number.number}, monthly fee`)).toHaveLength(2);

    const item = await makeItem(seller);
    const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
    const from = () =>
      server.context.db
        .selectFrom("calls")
        .select(["status", "from_number"])
        .where("id", "=", body.items[0]?.callId ?? "")
        .executeTakeFirst();
    // Not one of the company's numbers: the installation's (`engine/dialOrder.ts`).
    await expect.poll(from, { timeout: 20_000 }).toMatchObject({ status: "COMPLETED", from_number: null });
  });
});

describe("exactly once", () => {
  it("two processes that look at the same moment charge a plan and its numbers once", async () => {
    await begin(`${year}-01-10T09:00:00Z`, "Growth", { payIn: 500 });
    for (let count = 0; count < 4; count += 1) await buy();
    const paid = await company.balance();
    clock.moveTo(`${year}-02-10T09:01:00Z`);
    await Promise.all(
      Array.from({ length: 5 }, () => [sweepBilling(server.context), sweepBilling(neighbour.context)]).flat(),
    );
    seller = await server.signIn(people.freeSeller);
    expect(await transactions("Growth plan")).toHaveLength(2);
    expect(await transactions("monthly fee")).toHaveLength(4);
    expect(await company.balance()).toBe(paid - 79 - 4 * 2);
    expect(await company.isSettled()).toBe(true);
  });

  it("a crash in the middle of a renewal leaves nothing half done, and keeps nobody else waiting", async () => {
    await begin(`${year}-01-10T09:00:00Z`, "Starter", { payIn: 100 });
    const number = await buy();
    const before = await company.balance();
    clock.moveTo(`${year}-02-10T09:01:00Z`);
    const dies = { ...server.context.events, publish: () => Promise.reject(new Error("killed")) };
    await sweepBilling({ ...server.context, events: dies });
    seller = await server.signIn(people.freeSeller);
    expect(await company.balance()).toBe(before);
    expect(await transactions(`Number ${number.number}, monthly`)).toEqual([]);
    await sweepBilling(server.context);
    expect(await company.balance()).toBe(before - 29 - 2);
    expect(day((await current())?.endAt)).toBe(`${year}-03-10`);
  });

  it("a change of plan at the moment of the renewal is charged for what it is", async () => {
    await begin(`${year}-01-10T09:00:00Z`, "Starter", { payIn: 500 });
    clock.moveTo(`${year}-02-10T09:01:00Z`);
    seller = await server.signIn(people.freeSeller);
    const [answer] = await Promise.all([
      subscribe("Growth"),
      sweepBilling(server.context),
      sweepBilling(neighbour.context),
    ]);
    expect(answer.status).toBe(201);
    const renewed = (await transactions("Starter plan")).length - 1;
    expect(renewed).toBeLessThanOrEqual(1);
    expect(await company.balance()).toBe(500 - 79 - renewed * 29);
    expect(await current()).toMatchObject({ subscriptionPackage: { name: "Growth" } });
  });
});
