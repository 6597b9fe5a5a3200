import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { setAside } from "../../billing/testing/setAside.ts";
import { callPlaces } from "../../engine/testing/callCenter.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { Refused, TestClient } from "../../testing/TestClient.ts";

type Subscription = Schemas["Subscription"];

let server: TestServer;
let seller: TestClient;
let admin: TestClient;
let company: ReturnType<typeof callPlaces>;
let plans: Map<string, Schemas["SubscriptionPackage"]>;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn(people.freeSeller);
  admin = await server.signIn(people.admin);
  company = callPlaces(server, seller);
  const { body } = await seller.get<Schemas["SubscriptionPackageList"]>("/v1/subscription-packages");
  plans = new Map(body.items.map((plan) => [plan.name, plan]));
});
afterAll(() => server[Symbol.asyncDispose]());

const subscribe = <Body = Subscription>(client: TestClient, plan: string, more: object = {}) =>
  client.post<Body>("/v1/subscriptions/subscribe", { subscriptionPackageId: plans.get(plan)?.id, ...more });
const currentOf = async (client: TestClient) =>
  (await client.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body.sellerCompanies[0]?.subscription;
const lastCharge = async (client: TestClient) =>
  (await client.get<Schemas["TransactionList"]>("/v1/transactions?types=SPEND&perPage=1")).body.items[0];
const useMinutes = async (minutes: number) =>
  server.context.db
    .updateTable("subscriptions")
    .set({ used_minutes: minutes })
    .where("seller_company_id", "=", await company.companyId())
    .where("replaced_at", "is", null)
    .execute();

beforeEach(async () => {
  await company.spendAll();
  await subscribe(seller, "Free");
});

describe("the plans there are", () => {
  it("B-API-53 B-PLAN-12 B-PLAN-15 come cheapest first, with their limits", async () => {
    const { body } = await seller.get<Schemas["SubscriptionPackageList"]>("/v1/subscription-packages");
    expect(body.items.map(({ name, priceMonthly }) => [name, priceMonthly])).toEqual([
      ["Free", 0],
      ["Starter", 29],
      ["Growth", 79],
      ["Scale", 199],
    ]);
    expect(body.items[3]?.limits).toEqual({
      callFee: 0.28,
      freeMinutes: 800,
      freePhoneNumber: 3,
      limitPotentialCustomer: -1,
      limitPotentialCustomerContact: -1,
      limitProduct: -1,
    });
    const byName = await seller.get<Schemas["SubscriptionPackageList"]>("/v1/subscription-packages?sortBy=-name");
    expect(byName.body.items.map(({ name }) => name)).toEqual(["Starter", "Scale", "Growth", "Free"]);
  });

  it("B-API-54 are read one by one; an unknown one is a 404", async () => {
    const plan = plans.get("Growth");
    expect(await seller.get(`/v1/subscription-packages/${plan?.id}`)).toMatchObject({ status: 200, body: plan });
    expect((await seller.get("/v1/subscription-packages/01890a5d-ac96-774b-bcce-b302099a8057")).status).toBe(404);
    expect((await server.anonymous.get("/v1/subscription-packages")).status).toBe(401);
  });
});

describe("a company changes its plan", () => {
  it("B-API-55 B-API-57 B-PLAN-07 B-PLAN-11 A-ROLE-08 R-34 upwards: the month is paid, its minutes are there, and everything of the plan at once", async () => {
    await company.payIn(40);
    const { status, body } = await subscribe(seller, "Starter");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      subscriptionPackage: { name: "Starter" },
      packagePrice: 29,
      remaining: { minutes: 60 },
      limits: { limitPotentialCustomer: 250, callFee: 0.42 },
    });
    const [start, end] = [new Date(body.startAt), new Date(body.endAt ?? 0)];
    expect([27, 28, 29, 30, 31]).toContain(Math.round((end.getTime() - start.getTime()) / 86_400_000));
    expect(end.toISOString().slice(11)).toBe(start.toISOString().slice(11));

    expect(await currentOf(seller)).toEqual(body);
    expect((await seller.get(`/v1/subscriptions/${body.id}`)).body).toEqual(body);
    expect(await company.balance()).toBe(11);
    expect(await lastCharge(seller)).toMatchObject({
      amount: 29,
      balance: 11,
      status: "COMPLETED",
      description: "Starter plan, monthly price",
    });
    expect((await seller.fetch("/v1/products/bulk/export", { method: "POST" })).status).toBe(200);
  });

  it("R-34 to a third one within the month: its whole price, a new month, and none of its minutes used", async () => {
    await company.payIn(110);
    await subscribe(seller, "Starter");
    await useMinutes(20);
    expect((await currentOf(seller))?.remaining.minutes).toBe(40);
    expect((await subscribe(seller, "Growth")).body).toMatchObject({ remaining: { minutes: 250 }, packagePrice: 79 });
    expect(await company.balance()).toBe(2);
  });

  it("B-PLAN-06 B-PLAN-10 A-PERM-05 down to Free: nothing is charged, it has no end, and bulk actions are gone", async () => {
    await company.payIn(30);
    await subscribe(seller, "Starter");
    const { status, body } = await subscribe(seller, "Free");
    expect(status).toBe(201);
    expect(body).toMatchObject({ endAt: null, packagePrice: 0, remaining: { minutes: 10 } });
    expect(await company.balance()).toBe(1);
    expect(await seller.post("/v1/products/bulk/export")).toMatchObject({
      status: 402,
      body: { code: "PLAN_UPGRADE_REQUIRED", message: "Please upgrade your plan" },
    });
  });

  it("B-API-56 and sees the plans it had, the present one first", async () => {
    await company.payIn(29);
    await subscribe(seller, "Starter");
    const { body } = await seller.get<Schemas["SubscriptionList"]>("/v1/subscriptions?perPage=3");
    expect(body.items.map((item) => item.subscriptionPackage.name).slice(0, 2)).toEqual(["Starter", "Free"]);
  });

  it("and its widgets hear of the balance and the minutes", async () => {
    await company.payIn(29);
    await using events = await readEvents(seller);
    await subscribe(seller, "Starter");
    expect(await events.next()).toMatchObject({ type: "balance.updated", balance: 0, remainingMinutes: 60 });
  });
});

describe("a change that cannot be", () => {
  it("R-34 a balance that is a cent short is refused with 402, and nothing has changed", async () => {
    await company.payIn(28.99);
    expect(await subscribe<Refused>(seller, "Starter")).toMatchObject({
      status: 402,
      body: { code: "INSUFFICIENT_BALANCE", message: "You need more balance for the Starter plan." },
    });
    expect(await company.balance()).toBe(28.99);
    expect(await currentOf(seller)).toMatchObject({ subscriptionPackage: { name: "Free" } });
  });

  it("R-24 money set aside for a call under way is not spent on a plan", async () => {
    await company.payIn(30);
    const { giveBack } = await setAside(server, await company.companyId(), { amountMicros: 2_000_000n });
    expect((await subscribe(seller, "Starter")).status).toBe(402);
    await company.payIn(1);
    expect((await subscribe(seller, "Starter")).status).toBe(201);
    expect(await company.balance()).toBe(2);
    await giveBack();
  });

  it("the present plan again is a 409, an unknown one a 404, and something else a 400", async () => {
    expect(await subscribe<Refused>(seller, "Free")).toMatchObject({
      status: 409,
      body: { code: "PLAN_UNCHANGED", message: "You are on the Free plan already." },
    });
    const unknown = { subscriptionPackageId: "01890a5d-ac96-774b-bcce-b302099a8057" };
    expect((await seller.post("/v1/subscriptions/subscribe", unknown)).status).toBe(404);
    expect((await seller.post("/v1/subscriptions/subscribe", { subscriptionPackageId: "Free" })).status).toBe(400);
    expect((await seller.post("/v1/subscriptions/subscribe", {})).status).toBe(400);
  });
});

describe("whose plan it is", () => {
  it("R-34 managers name the company", async () => {
    expect(await subscribe<Refused>(admin, "Starter")).toMatchObject({
      status: 400,
      body: { errors: { sellerCompanyId: "Seller company is required" } },
    });
    await company.payIn(29);
    const sellerCompanyId = await company.companyId();
    expect((await subscribe(admin, "Starter", { sellerCompanyId })).status).toBe(201);
    expect(await currentOf(seller)).toMatchObject({ subscriptionPackage: { name: "Starter" } });
    const unknown = { sellerCompanyId: "01890a5d-ac96-774b-bcce-b302099a8057" };
    expect((await subscribe(admin, "Starter", unknown)).status).toBe(404);
  });

  it("R-34 a seller changes their own company's, whatever they name, and cannot read another's", async () => {
    const stranger = await server.signIn(people.seller);
    const before = await currentOf(stranger);
    await company.payIn(29);
    const sellerCompanyId = await callPlaces(server, stranger).companyId();
    expect((await subscribe(seller, "Starter", { sellerCompanyId })).status).toBe(201);
    expect(await currentOf(seller)).toMatchObject({ subscriptionPackage: { name: "Starter" } });
    expect(await currentOf(stranger)).toEqual(before);
    expect((await seller.get(`/v1/subscriptions/${before?.id}`)).status).toBe(404);
  });

  it("R-51 a master account may, who has no company may not, and nobody without signing in", async () => {
    await company.payIn(29);
    expect((await subscribe(await server.signIn("ozan.kurt@callwright.test"), "Starter")).status).toBe(201);
    expect((await subscribe(await server.signIn(people.newcomer), "Starter")).status).toBe(403);
    expect((await subscribe(server.anonymous, "Starter")).status).toBe(401);
  });
});

describe("many at once", () => {
  const statuses = (answers: { status: number }[]) =>
    Object.fromEntries(
      [201, 402, 409].map((status) => [status, answers.filter((one) => one.status === status).length]),
    );

  it("a button pressed 20 times is one change and one charge", async () => {
    await company.payIn(1_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(seller, "Growth")));
    expect(statuses(answers)).toEqual({ 201: 1, 402: 0, 409: 19 });
    expect(await company.balance()).toBe(921);
  });

  it("changes to different plans take turns, and what cannot be paid is refused", async () => {
    await company.payIn(250);
    const wanted = Array.from({ length: 20 }, (_, index) => ["Starter", "Growth", "Scale"][index % 3] ?? "");
    const answers = await Promise.all(wanted.map((plan) => subscribe(seller, plan)));
    const paid = answers.filter(({ status }) => status === 201).reduce((sum, { body }) => sum + body.packagePrice, 0);
    expect(await company.balance()).toBe(250 - paid);
    expect(await company.balance()).toBeGreaterThanOrEqual(0);
    expect(await currentRows()).toHaveLength(1);
  });

  const currentRows = async () =>
    server.context.db
      .selectFrom("subscriptions")
      .select("id")
      .where("seller_company_id", "=", await company.companyId())
      .where("replaced_at", "is", null)
      .execute();
});
