import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { callPlaces } from "../../engine/testing/callCenter.ts";
import { returnNumbers } from "../../numbers/returnNumbers.ts";
import { NumberUnavailable, type NumberProvider } from "../../numbers/port.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { Refused, TestClient } from "../../testing/TestClient.ts";

type CompanyNumber = Schemas["SellerCompanyNumber"];

let server: TestServer;
let seller: TestClient;
let other: TestClient;
let admin: TestClient;
let company: ReturnType<typeof callPlaces>;
let otherCompany: ReturnType<typeof callPlaces>;

beforeAll(async () => {
  server = await startTestServer({ processes: 1 });
  seller = await server.signIn(people.freeSeller);
  other = await server.signIn(people.seller);
  admin = await server.signIn(people.admin);
  company = callPlaces(server, seller);
  otherCompany = callPlaces(server, other);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => company.spendAll());

const available = async (client: TestClient, countryCode: string) =>
  (await client.get<Schemas["AvailableNumberList"]>(`/v1/numbers/available?countryCode=${countryCode}`)).body.items.map(
    ({ phoneNumber }) => phoneNumber,
  );
const firstOf = async (countryCode: string) => (await available(seller, countryCode))[0] ?? "";
const buy = async <Body = CompanyNumber>(client: TestClient, number: string, more: object = {}) =>
  client.post<Body>("/v1/numbers", {
    number,
    countryIso2: "NO",
    sellerCompanyId: await (client === other ? otherCompany : company).companyId(),
    ...more,
  });
const changePlan = async (name: string) => {
  const path = `/v1/subscription-packages?text=${name}`;
  const [plan] = (await seller.get<Schemas["SubscriptionPackageList"]>(path)).body.items;
  return seller.post("/v1/subscriptions/subscribe", { subscriptionPackageId: plan?.id });
};
const listNumbers = async (client: TestClient) =>
  (await client.get<Schemas["SellerCompanyNumberList"]>("/v1/numbers?perPage=100")).body.items;
const charges = async (client: TestClient, number: string) =>
  (await client.get<Schemas["TransactionList"]>(`/v1/transactions?text=${encodeURIComponent(number)}`)).body.items;
const isRented = async (number: string) =>
  (await server.context.db.selectFrom("simulator_numbers").select("number").where("number", "=", number).execute())
    .length > 0;
const openOrders = () => server.context.db.selectFrom("number_orders").selectAll().execute();
const count = (answers: { status: number }[], status: number) => answers.filter((one) => one.status === status).length;

describe("choosing a number", () => {
  it("B-API-45 B-NUM-17 countries come by name, with the code that the next step asks for", async () => {
    const { status, body } = await seller.get<Schemas["NumberCountryList"]>("/v1/numbers/countries");
    expect(status).toBe(200);
    expect(body.items).toContainEqual({ name: "Türkiye", code: "TR" });
    expect(body.items[0]).toEqual({ name: "Australia", code: "AU" });
    expect(body.metaData.totalCount).toBe(body.items.length);
    for (const { code } of body.items) expect((await available(seller, code)).length).toBe(20);
  });

  it("B-API-46 B-NUM-16 the same numbers every time, none for a country without, 400 for no country", async () => {
    const numbers = await available(seller, "NO");
    expect(numbers).toEqual(await available(other, "NO"));
    expect(numbers.every((number) => /^\+47\d{8}$/.test(number))).toBe(true);
    expect(await available(seller, "AQ")).toEqual([]);
    expect((await seller.get("/v1/numbers/available")).status).toBe(400);
    expect((await seller.get("/v1/numbers/available?countryCode=nor")).status).toBe(400);
  });

  it("nobody who is not signed in", async () => {
    expect((await server.anonymous.get("/v1/numbers/countries")).status).toBe(401);
    expect((await server.anonymous.get("/v1/numbers/available?countryCode=NO")).status).toBe(401);
    expect((await server.anonymous.post("/v1/numbers", {})).status).toBe(401);
  });
});

describe("a company's numbers", () => {
  it("B-API-47 B-NUM-14 are listed, searched and sorted; nobody sees another's", async () => {
    const list = async (client: TestClient, query: string) =>
      (await client.get<Schemas["SellerCompanyNumberList"]>(`/v1/numbers?perPage=100&${query}`)).body.items;
    const own = await list(other, "sortBy=number");
    expect(own.map(({ number }) => number)).toEqual(own.map(({ number }) => number).toSorted());
    expect(new Set(own.map(({ sellerCompany }) => sellerCompany.name))).toEqual(new Set(["Aegean Olive Trading"]));
    expect(await list(other, "text=4420")).toMatchObject([{ country: { iso2: "GB" } }]);
    expect(await list(seller, "text=4420")).toEqual([]);
    expect(await list(seller, `sellerCompanyId=${await otherCompany.companyId()}`)).toEqual([]);
    expect((await list(admin, `sellerCompanyId=${await otherCompany.companyId()}`)).length).toBe(own.length);
  });
});

describe("buying a number", () => {
  it("B-API-48 B-NUM-09 B-NUM-14 A-ROLE-08 R-07 takes the purchase fee, and the number is the company's", async () => {
    await company.payIn(5);
    const number = await firstOf("NO");
    await using events = await readEvents(seller);
    const { status, body } = await buy(seller, number);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number,
      status: "ACTIVE",
      isDefault: false,
      country: { name: "Norway", iso2: "NO" },
      sellerCompany: { name: "Bosphorus Textiles" },
    });
    expect(await listNumbers(seller)).toContainEqual(body);
    expect(await available(other, "NO")).not.toContain(number);
    expect(await company.balance()).toBe(1);
    expect(await charges(seller, number)).toMatchObject([
      { amount: 4, balance: 1, status: "COMPLETED", description: `Number ${number}, purchase fee` },
    ]);
    expect(await events.next()).toMatchObject({ type: "balance.updated", balance: 1 });
    expect(await openOrders()).toEqual([]);
  });

  it("a number may be written as people write it", async () => {
    await company.payIn(4);
    const number = await firstOf("NO");
    const typed = `${number.slice(3, 5)} ${number.slice(5, 7)} ${number.slice(7)}`;
    expect((await buy(seller, typed)).body.number).toBe(number);
  });

  it("R-07 as many numbers as the plan gives are free, but not without the minimum balance", async () => {
    await company.payIn(29);
    await server.context.db
      .deleteFrom("numbers")
      .where("seller_company_id", "=", await company.companyId())
      .execute();
    await returnNumbers(server.context);
    expect((await changePlan("starter")).status).toBe(201);
    const [first, second] = await available(seller, "NO");
    await company.payIn(1.99);
    expect((await buy(seller, first ?? "")).status).toBe(402);
    await company.payIn(2.01);
    expect((await buy(seller, first ?? "")).status).toBe(201);
    expect(await company.balance()).toBe(4);
    expect((await buy(seller, second ?? "")).status).toBe(201);
    expect(await company.balance()).toBe(0);
    await changePlan("free");
  });

  it("B-NUM-13 402 with its sentence when the balance is short, and nothing has happened", async () => {
    await company.payIn(3.99);
    const number = await firstOf("NO");
    expect(await buy<Refused>(seller, number)).toMatchObject({
      status: 402,
      body: { code: "INSUFFICIENT_BALANCE", message: "You need more balance to purchase a number." },
    });
    expect(await company.balance()).toBe(3.99);
    expect(await isRented(number)).toBe(false);
    expect(await openOrders()).toEqual([]);
  });

  it("a number that is taken, or that the provider never had, is a 409", async () => {
    await company.payIn(20);
    const number = await firstOf("NO");
    await buy(seller, number);
    const taken = { status: 409, body: { code: "NUMBER_TAKEN" } };
    expect(await buy<Refused>(other, number)).toMatchObject(taken);
    expect(await buy<Refused>(seller, "+442079460958", { countryIso2: "NO" })).toMatchObject(taken);
    expect(await buy<Refused>(other, "+442079460321", { countryIso2: "GB" })).toMatchObject(taken);
    expect(await company.balance()).toBe(16);
    expect(await openOrders()).toEqual([]);
  });

  it("no number, and no such country, are told at their fields", async () => {
    expect(await buy<Refused>(seller, "12345")).toMatchObject({
      status: 400,
      body: { errors: { number: "This is not a valid phone number." } },
    });
    expect(await buy<Refused>(seller, await firstOf("NO"), { countryIso2: "XX" })).toMatchObject({
      status: 400,
      body: { errors: { countryIso2: "Please choose a country." } },
    });
  });

  it("B-NUM-15 for one's own company only; managers for any that exists", async () => {
    await company.payIn(20);
    const number = await firstOf("NO");
    const foreign = { sellerCompanyId: await company.companyId() };
    const unknown = { sellerCompanyId: "01890a5d-ac96-774b-bcce-b302099a8057" };
    expect((await buy(other, number, foreign)).status).toBe(404);
    expect((await buy(seller, number, unknown)).status).toBe(404);
    expect((await buy(admin, number, unknown)).status).toBe(404);
    expect((await buy(await server.signIn(people.newcomer), number)).status).toBe(403);
    expect((await buy(await server.signIn(people.representative), number)).body).toMatchObject({
      number,
      sellerCompany: { name: "Bosphorus Textiles" },
    });
    expect(await company.balance()).toBe(16);
  });
});

describe("many buyers at once", () => {
  it("R-07 20 purchases with money for 3 are 3 numbers, and the others are given back", async () => {
    await company.payIn(13);
    const before = (await listNumbers(seller)).length;
    const numbers = await available(seller, "DE");
    const answers = await Promise.all(numbers.map((number) => buy(seller, number, { countryIso2: "DE" })));
    expect([count(answers, 201), count(answers, 402)]).toEqual([3, 17]);
    expect(await company.balance()).toBe(1);
    expect(await company.isSettled()).toBe(true);
    expect((await listNumbers(seller)).length).toBe(before + 3);
    const { rented } = await server.context.db
      .selectFrom("simulator_numbers")
      .select((rows) => rows.fn.countAll<bigint>().as("rented"))
      .where("number", "in", numbers)
      .executeTakeFirstOrThrow();
    expect(Number(rented)).toBe(3);
    expect(await openOrders()).toEqual([]);
  });

  it("R-07 a plan's one free number is free once, however many ask for it", async () => {
    await server.context.db
      .deleteFrom("numbers")
      .where("seller_company_id", "=", await company.companyId())
      .execute();
    await returnNumbers(server.context);
    await company.payIn(29);
    await changePlan("starter");
    await company.payIn(4);
    const numbers = (await available(seller, "NL")).slice(0, 10);
    const answers = await Promise.all(numbers.map((number) => buy(seller, number, { countryIso2: "NL" })));
    expect([count(answers, 201), count(answers, 402)]).toEqual([2, 8]);
    expect(await company.balance()).toBe(0);
    await changePlan("free");
  });

  it("one number wanted by two companies ten times each is sold once, and charged once", async () => {
    await company.payIn(100);
    await otherCompany.payIn(100);
    const balances = async () => [await company.balance(), await otherCompany.balance()];
    const before = await balances();
    const number = await firstOf("GB");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buy(index % 2 ? seller : other, number, { countryIso2: "GB" })),
    );
    expect([count(answers, 201), count(answers, 409)]).toEqual([1, 19]);
    const after = await balances();
    const paid = before.reduce((sum, usd) => sum + usd, 0) - after.reduce((sum, usd) => sum + usd, 0);
    expect(paid).toBeCloseTo(4, 6);
    expect(await isRented(number)).toBe(true);
    expect(await openOrders()).toEqual([]);
  });
});

describe("a purchase that stops halfway", () => {
  const later = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) });

  it("the provider fails: nothing is charged, and the number can be bought by the next one", async () => {
    const { numbers } = server.context;
    await company.payIn(8);
    const number = await firstOf("SE");
    const failing = async (...[order]: Parameters<NumberProvider["order"]>) => {
      await numbers.order(order);
      throw new Error("the line went dead after it had rented the number");
    };
    server.context.numbers = { ...numbers, order: failing };
    expect(await buy<Refused>(seller, number, { countryIso2: "SE" })).toMatchObject({
      status: 503,
      body: { code: "SERVICE_UNAVAILABLE" },
    });
    server.context.numbers = numbers;
    expect(await company.balance()).toBe(8);
    expect(await isRented(number)).toBe(false);
    expect((await buy(seller, number, { countryIso2: "SE" })).status).toBe(201);
    expect(await company.balance()).toBe(4);
  });

  it("we die with the number rented: nothing was charged, and it is given back after a while", async () => {
    const { numbers } = server.context;
    await company.payIn(4);
    const number = await firstOf("FI");
    const dies: NumberProvider = {
      ...numbers,
      async order(order) {
        await numbers.order(order);
        throw new Error("killed");
      },
      release: () => Promise.reject(new Error("killed")),
    };
    server.context.numbers = dies;
    await buy(seller, number, { countryIso2: "FI" });
    server.context.numbers = numbers;
    expect(await isRented(number)).toBe(true);
    expect(await company.balance()).toBe(4);

    await returnNumbers(server.context);
    expect(await isRented(number)).toBe(false);
    expect(await openOrders()).toEqual([]);
  });

  it("one that is still under way is left alone, and one that was given up cannot be charged any more", async () => {
    const { numbers } = server.context;
    await company.payIn(4);
    const number = await firstOf("FI");
    server.context.numbers = {
      ...numbers,
      async order(order) {
        await numbers.order(order);
        await returnNumbers(server.context);
        expect(await isRented(number)).toBe(true);
        await returnNumbers({ ...server.context, clock: later(11) });
      },
    };
    expect((await buy(seller, number, { countryIso2: "FI" })).status).toBe(409);
    server.context.numbers = numbers;
    expect(await company.balance()).toBe(4);
    expect(await isRented(number)).toBe(false);
  });

  it("ordering twice under one id rents one number, under another id none", async () => {
    const { numbers, ids } = server.context;
    const order = { id: ids.next(), number: await firstOf("DK"), countryIso2: "DK" };
    await numbers.order(order);
    await numbers.order(order);
    await expect(numbers.order({ ...order, id: ids.next() })).rejects.toBeInstanceOf(NumberUnavailable);
    await numbers.release(order.id);
    await numbers.release(order.id);
    expect(await available(seller, "DK")).toContain(order.number);
  });

  it("a number that goes away with its company is given back", async () => {
    const { db } = server.context;
    await company.payIn(4);
    const { body } = await buy(seller, await firstOf("FR"), { countryIso2: "FR" });
    await db.deleteFrom("numbers").where("id", "=", body.id).execute();
    await returnNumbers(server.context);
    expect(await isRented(body.number)).toBe(false);
  });
});

describe("the default number", () => {
  const toggle = (client: TestClient, id: string | undefined) => client.patch<CompanyNumber>(`/v1/numbers/${id}`);
  const defaults = async () => (await listNumbers(other)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  it("B-API-49 B-NUM-06 R-35 there is at most one, and toggling it off leaves none", async () => {
    const [first, second] = (await listNumbers(other)).filter(({ status }) => status === "ACTIVE");
    const [before] = await defaults();
    expect((await toggle(other, before)).body).toMatchObject({ id: before, isDefault: false });
    expect((await toggle(other, first?.id)).body).toMatchObject({ id: first?.id, isDefault: true });
    expect((await toggle(other, second?.id)).body).toMatchObject({ id: second?.id, isDefault: true });
    expect(await defaults()).toEqual([second?.id]);
    expect((await toggle(other, second?.id)).body.isDefault).toBe(false);
    expect(await defaults()).toEqual([]);
  });

  it("B-NUM-03 an expired number cannot be it", async () => {
    const expired = (await listNumbers(other)).find(({ status }) => status === "EXPIRED");
    expect(await toggle(other, expired?.id)).toMatchObject({ status: 409, body: { code: "NUMBER_EXPIRED" } });
  });

  it("is changed by the company and by managers; to others the number does not exist", async () => {
    const [number] = (await listNumbers(other)).filter(({ status }) => status === "ACTIVE");
    expect((await toggle(seller, number?.id)).status).toBe(404);
    expect((await toggle(seller, "01890a5d-ac96-774b-bcce-b302099a8057")).status).toBe(404);
    expect((await toggle(server.anonymous, number?.id)).status).toBe(401);
    expect((await toggle(await server.signIn(people.master), number?.id)).status).toBe(200);
    expect((await toggle(admin, number?.id)).status).toBe(200);
  });

  it("20 toggles of all numbers at once leave one default or none", async () => {
    const numbers = (await listNumbers(other)).filter(({ status }) => status === "ACTIVE");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => toggle(other, numbers[index % numbers.length]?.id)),
    );
    expect(count(answers, 200)).toBe(20);
    expect((await defaults()).length).toBeLessThanOrEqual(1);
  });
});
