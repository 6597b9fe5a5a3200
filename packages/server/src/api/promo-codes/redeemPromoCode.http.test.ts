import { readFileSync } from "node:fs";

import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import { fromUsd } from "../../domain/money.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const { db, clock, ids } = server.context;
const seller = await server.signIn(people.seller);
const free = await server.signIn(people.freeSeller);
const admin = await server.signIn(people.admin);

const redeem = (client: TestClient, code: string, sellerCompanyId?: string) =>
  client.post<Schemas["PromoCodeRedemption"] & Schemas["Problem"]>("/v1/promo-codes/redeem", { code, sellerCompanyId });
const balance = async (client: TestClient) =>
  (await client.get<Schemas["Balance"]>("/v1/transactions/balance")).body.balance;

async function makeCode(code: string, wishes: { maxRedemptions?: number; expiresAt?: Date } = {}): Promise<void> {
  await db
    .insertInto("promo_codes")
    .values({
      id: ids.next(),
      code,
      amount_micros: fromUsd(7.5),
      max_redemptions: wishes.maxRedemptions ?? null,
      expires_at: wishes.expiresAt ?? null,
    })
    .execute();
}

it("B-API-62, B-ENT-07, B-PROMO-02 adds the code's worth at once, whatever its case and spaces", async () => {
  const before = await balance(seller);
  await using events = await readEvents(seller);
  const { status, body } = await redeem(seller, "  welcome10 ");
  expect(status).toBe(200);
  expect(body).toEqual({ amount: 10, balance: before + 10 });
  expect(await balance(seller)).toBe(before + 10);
  expect(await events.next()).toMatchObject({ type: "balance.updated", balance: before + 10 });
  const [latest] = (await seller.get<Schemas["TransactionList"]>("/v1/transactions?perPage=1")).body.items;
  expect(latest).toMatchObject({
    type: "DEPOSIT",
    status: "COMPLETED",
    amount: 10,
    description: "Promo code WELCOME10",
  });
});

it("is good once for a company, also when everybody in it tries at the same moment", async () => {
  await makeCode("ONCE");
  const before = await balance(seller);
  const clients = [seller, await server.signIn(people.master)];
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => redeem(clients[index % 2]!, "ONCE")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(409);
    expect(body.code).toBe("PROMO_CODE_USED");
  }
  expect(await balance(seller)).toBe(before + 7.5);
  expect((await redeem(free, "ONCE")).status).toBe(200);
});

it("stops at its limit, also when companies race for the last one", async () => {
  await makeCode("LASTTWO", { maxRedemptions: 2 });
  const companies = (await admin.get<Schemas["SellerCompanyList"]>("/v1/seller-companies")).body.items;
  expect(companies.length).toBeGreaterThan(2);
  const answers = await Promise.all(companies.map(({ id }) => redeem(admin, "LASTTWO", id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.every(({ status, body }) => status === 409 && body.code === "PROMO_CODE_EXPIRED")).toBe(true);
});

it("an expired code is refused, to the second", async () => {
  await makeCode("OVER", { expiresAt: clock.now() });
  await makeCode("NOTOVER", { expiresAt: new Date(clock.now().getTime() + 60_000) });
  expect(await redeem(seller, "OVER")).toMatchObject({ status: 409, body: { code: "PROMO_CODE_EXPIRED" } });
  expect((await redeem(seller, "NOTOVER")).status).toBe(200);
});

it("B-PROMO-01 a blank code and an unknown one are said at the field", async () => {
  const before = await balance(seller);
  for (const code of ["", "   ", "NO-SUCH-CODE", "x".repeat(65), "A\u0000B"]) {
    const { status, body } = await redeem(seller, code);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty("code");
  }
  expect(await balance(seller)).toBe(before);
});

it("the statement of the operator's handbook makes a code", async () => {
  const handbook = readFileSync(new URL("../../../../../docs/operating.md", import.meta.url), "utf8");
  const [, statement = ""] = /`(insert into promo_codes [^`]+)`/.exec(handbook) ?? [];
  await sql.raw(statement).execute(db);
  expect((await redeem(seller, "spring")).body.amount).toBe(10);
});
