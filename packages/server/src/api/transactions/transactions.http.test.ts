import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const seller = await server.signIn(people.seller);
const admin = await server.signIn(people.admin);
const companyOf = async (client: TestClient) =>
  (await client.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body.sellerCompanies[0]!.id;
const own = await companyOf(seller);
const foreign = await companyOf(await server.signIn(people.freeSeller));
const unknown = "019f0000-0000-7000-8000-000000000000";

/** Every operation about the money of one company, with and without a company. */
const askers: [string, (client: TestClient, sellerCompanyId?: string) => Promise<{ status: number; body: unknown }>][] =
  [
    [
      "createDeposit",
      (client, sellerCompanyId) => client.post("/v1/transactions/deposit", { amount: 1, sellerCompanyId }),
    ],
    [
      "redeemPromoCode",
      (client, sellerCompanyId) => client.post("/v1/promo-codes/redeem", { code: "FAIR25", sellerCompanyId }),
    ],
    ...["balance", "charts/balances", "charts/graph"].map((path): (typeof askers)[number] => [
      path,
      (client, id) => client.get(`/v1/transactions/${path}${id ? `?sellerCompanyId=${id}` : ""}`),
    ]),
  ];

describe.each(askers)("whose money it is: %s", (_, ask) => {
  it("B-BAL-05 managers have to choose a company, which has to exist", async () => {
    expect(await ask(admin)).toMatchObject({
      status: 400,
      body: { errors: { sellerCompanyId: "Seller company is required" } },
    });
    expect((await ask(admin, unknown)).status).toBe(404);
    expect((await ask(admin, own)).status).toBeLessThan(300);
  });

  it("sellers have their own and nobody else's", async () => {
    expect((await ask(seller)).status).toBeLessThan(410);
    expect((await ask(seller, own)).status).not.toBe(404);
    const [other, none] = [await ask(seller, foreign), await ask(seller, unknown)];
    expect([other.status, none.status]).toEqual([404, 404]);
  });

  it("whoever has no company yet has no money, and strangers are asked to sign in", async () => {
    expect((await ask(await server.signIn(people.newcomer))).status).toBe(403);
    expect((await ask(server.anonymous)).status).toBe(401);
  });
});

describe("createDeposit", () => {
  it.each([0, 0.99, -5, 100_001, 1e21, "25", null, 1.005, 1.0000001])(
    "B-BAL-11 refuses the amount %s",
    async (amount) => {
      const before = (await seller.get<Schemas["TransactionList"]>("/v1/transactions")).body.metaData.totalCount;
      const { status, body } = await seller.post("/v1/transactions/deposit", { amount });
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty("amount");
      const after = (await seller.get<Schemas["TransactionList"]>("/v1/transactions")).body.metaData.totalCount;
      expect(after).toBe(before);
    },
  );

  it("B-API-59, B-BAL-13 takes whole cents from 1 dollar on, and the list shows the open deposit", async () => {
    for (const amount of [1, 19.99, 100_000]) {
      const { status, body } = await seller.post<Schemas["Deposit"]>("/v1/transactions/deposit", { amount });
      expect(status).toBe(201);
      expect(body.data.link).toMatch(/^http/);
      const { items } = (await seller.get<Schemas["TransactionList"]>("/v1/transactions?statuses=INCOMPLETE&perPage=1"))
        .body;
      expect(items[0]).toMatchObject({ amount, type: "DEPOSIT", status: "INCOMPLETE", sellerCompany: { id: own } });
    }
  });
});

describe("listTransactions", () => {
  const list = async (client: TestClient, query = "") =>
    (await client.get<Schemas["TransactionList"]>(`/v1/transactions?perPage=100${query}`)).body;

  it("B-API-58, B-BAL-14, B-BAL-15 is filtered by type and status, several at once", async () => {
    const all = await list(seller);
    for (const [query, matches] of [
      ["types=SPEND", ({ type }) => type === "SPEND"],
      ["types=DEPOSIT&statuses=FAILED,INCOMPLETE", ({ type, status }) => type === "DEPOSIT" && status !== "COMPLETED"],
      [
        "statuses=COMPLETED&text=TOP-UP",
        ({ status, description }) => status === "COMPLETED" && /top-up/i.test(description),
      ],
    ] satisfies [string, (transaction: Schemas["Transaction"]) => boolean][]) {
      const { items, metaData } = await list(seller, `&${query}`);
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(matches)).toBe(true);
      expect(metaData.totalCount).toBeLessThan(all.metaData.totalCount);
    }
  });

  it("A-ENT-06: the balance is that of the newest entry", async () => {
    const { body } = await seller.get<Schemas["Balance"]>("/v1/transactions/balance");
    expect(body).toEqual({ balance: (await list(seller, "&statuses=COMPLETED")).items[0]?.balance });
  });

  it("sellers see their own, whatever they ask for; managers see all and may choose", async () => {
    const companiesIn = ({ items }: Schemas["TransactionList"]) =>
      new Set(items.map(({ sellerCompany }) => sellerCompany?.id));
    expect(companiesIn(await list(seller))).toEqual(new Set([own]));
    expect((await list(seller, `&sellerCompanyIds=${foreign}`)).items).toEqual([]);
    expect(companiesIn(await list(admin, `&sellerCompanyIds=${foreign}`))).toEqual(new Set([foreign]));
    const { metaData } = await list(admin);
    expect(metaData.totalCount).toBeGreaterThan((await list(seller)).metaData.totalCount);
  });
});
