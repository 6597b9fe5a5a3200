import type { CallFigures, CallNumbers, Query } from "@callwright/sdk/contract";
import type { CallwrightClient } from "@callwright/sdk";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { seededRandom } from "../../domain/seededRandom.ts";
import { applyStep } from "../../engine/applyStep.ts";
import { payOnly } from "../../engine/testing/campaign.ts";
import { dialledCall } from "../../engine/testing/dialledCall.ts";
import { reserve } from "../../store/ledger.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await insertCalls(server, 120);
});
afterAll(() => server[Symbol.asyncDispose]());

const places = [people.seller, people.admin] as const;

/** The total of the list that a figure opens. */
async function listed(client: CallwrightClient, query: Query<"listCalls">): Promise<number> {
  return (await client.call("listCalls", { query: { perPage: 1, ...query } })).metaData.totalCount;
}

/** Every figure about some calls, and the list that it opens. */
const opens = (figures: CallFigures): [number, Query<"listCalls">][] => [
  [figures.calls, {}],
  [figures.answeredByPerson, { answerers: ["PERSON"] }],
  [figures.answeredByMachine, { answerers: ["MACHINE"] }],
  [figures.answeredByNobody, { answerers: ["NOBODY"] }],
  [figures.positive, { answers: ["POSITIVE"] }],
];

async function sameAsLists(client: CallwrightClient, figures: CallFigures, query: Query<"listCalls">) {
  for (const [count, filter] of opens(figures)) expect(await listed(client, { ...query, ...filter })).toBe(count);
}

describe("each figure is the total of the list that it opens", () => {
  const read = async (email: string, query: Query<"getCallNumbers">) => {
    const client = await server.sdk(email);
    const numbers = await client.call("getCallNumbers", { query });
    return { client, numbers, range: { dialledFrom: numbers.startsAt, dialledTo: numbers.endsAt } };
  };
  const usual = { from: "2026-01-15", to: "2026-02-10" };

  it.each(places)("in sum and over time, as %s sees them", async (email) => {
    const { client, numbers, range } = await read(email, usual);
    expect(numbers.unit).toBe("DAY");
    expect(numbers.periods).toHaveLength(27);
    expect(numbers.totals.calls).toBeGreaterThan(50);
    await sameAsLists(client, numbers.totals, range);
    for (const { startsAt, endsAt, figures } of numbers.periods)
      expect(await listed(client, { dialledFrom: startsAt, dialledTo: endsAt })).toBe(figures.calls);
    expect(sumOf(numbers.periods)).toEqual(numbers.totals.calls);
  });

  it.each(places)("by country, hour, product and seller, as %s sees them", async (email) => {
    const { client, numbers, range } = await read(email, usual);
    for (const { hour, figures } of numbers.hours)
      await sameAsLists(client, figures, { ...range, dialledHours: [hour] });
    for (const { of, figures } of numbers.countries)
      if (of) await sameAsLists(client, figures, { ...range, countryIds: [of.id] });
    for (const { of, figures } of numbers.products)
      if (of) await sameAsLists(client, figures, { ...range, productIds: [of.id] });
    for (const { of, figures } of numbers.sellers)
      if (of) await sameAsLists(client, figures, { ...range, sellerCompanyIds: [of.id] });
    for (const parts of [numbers.hours, numbers.countries, numbers.products, numbers.sellers]) {
      expect(parts.length).toBeGreaterThan(0);
      expect(sumOf(parts)).toBe(numbers.totals.calls);
    }
  });

  it.each(places)("why people said no, and whom to call back now, as %s sees them", async (email) => {
    const { client, numbers, range } = await read(email, usual);
    expect(numbers.objections.length).toBeGreaterThan(1);
    for (const { objection, calls } of numbers.objections)
      expect(await listed(client, { ...range, objections: [objection] })).toBe(calls);
    expect(numbers.callbacksDue).toBeGreaterThan(0);
    expect(await listed(client, { isCallbackDue: true })).toBe(numbers.callbacksDue);
  });

  it.each(places)("of what the product itself has called lately, as %s sees it", async (email) => {
    const { client, numbers, range } = await read(email, {});
    expect(numbers.periods).toHaveLength(30);
    await sameAsLists(client, numbers.totals, range);
    for (const { objection, calls } of numbers.objections)
      expect(await listed(client, { ...range, objections: [objection] })).toBe(calls);
  });
});

it("money is added up to the micro-dollar, and divided by the positive answers", async () => {
  const { totals, startsAt, endsAt } = await (
    await server.sdk(people.seller)
  ).call("getCallNumbers", {
    query: { from: "2026-01-15", to: "2026-02-10" },
  });
  const { rows } = await sql<{ micros: string; seconds: string }>`
    select sum(charged_micros)::text as micros, sum(duration_seconds)::text as seconds from calls
    where dialled_at >= ${startsAt}::timestamptz and dialled_at < ${endsAt}::timestamptz and contact_phone_number like '+9055%'`.execute(
    server.context.db,
  );
  expect(totals.cost).toBe(Number(rows[0]?.micros) / 1e6);
  expect(totals.seconds).toBe(Number(rows[0]?.seconds));
  expect(totals.costPerPositive).toBeCloseTo(totals.cost / totals.positive, 6);
});

it("what a call is charged when it ends is what is counted", async () => {
  const { db, clock, ids } = server.context;
  const callId = ids.next();
  await dialledCall(server.context, callId, "simulator");
  const call = await db.selectFrom("calls").selectAll().where("id", "=", callId).executeTakeFirstOrThrow();
  const companyId = call.seller_company_id;
  await payOnly(db, companyId, 10);
  const price = { minutes: 4, freeMinutes: 0, paidMinutes: 4, amountMicros: 4_000_000n };
  const ended = { type: "ENDED", at: clock.now(), outcome: "COMPLETED", durationSeconds: 100 } as const;
  await db.transaction().execute(async (trx) => {
    await reserve(trx, companyId, [{ callId, price }], clock.now());
    expect(await applyStep(server.context, trx, call, ended)).toBe(true);
  });
  const { charged, settled } = await db
    .selectFrom("calls")
    .innerJoin("ledger_entries", "ledger_entries.call_id", "calls.id")
    .select(["charged_micros as charged", "amount_micros as settled"])
    .where("calls.id", "=", callId)
    .where("kind", "=", "SETTLE")
    .executeTakeFirstOrThrow();
  expect(charged).toBeGreaterThan(0n);
  expect(settled).toBe(-charged);
});

it("a year is told by week from Monday, a month by day, on the company's clock", async () => {
  const seller = await server.sdk(people.seller);
  const year = await seller.call("getCallNumbers", { query: { from: "2026-01-01", to: "2026-12-31" } });
  expect(year.unit).toBe("WEEK");
  expect(year.periods).toHaveLength(53);
  const month = await seller.call("getCallNumbers", { query: { from: "2026-01-01", to: "2026-01-31" } });
  expect(month).toMatchObject({ unit: "DAY", timeZone: expect.stringContaining("/") as string });
  expect(month.periods).toHaveLength(31);
  const all = await (await server.sdk(people.admin)).call("getCallNumbers", { query: { from: "2026-01-01" } });
  expect(all.timeZone).toBe("UTC");
});

it.each([
  [{ from: "2026-02-30", to: "2026-03-02" }, "from"],
  [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
  [{ from: "2024-01-01", to: "2026-03-01" }, "to"],
  [{ from: "yesterday" }, "from"],
])("a range that makes no sense is refused: %j", async (query, field) => {
  const seller = await server.signIn(people.seller);
  const { status, body } = await seller.get(`/v1/dashboard/statistics/numbers?${new URLSearchParams(query)}`);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(field);
});

it("sellers see no other company's numbers, also when they name it", async () => {
  const mine = (await (await server.sdk(people.seller)).call("getProfile")).sellerCompanies[0]?.id ?? "";
  const other = await server.sdk(people.freeSeller);
  const query = { from: "2026-01-15", to: "2026-02-10", sellerCompanyId: mine };
  const numbers: CallNumbers = await other.call("getCallNumbers", { query });
  expect(numbers).toMatchObject({ totals: { calls: 0 }, countries: [], sellers: [], objections: [], callbacksDue: 0 });
});

const sumOf = (parts: readonly { figures: CallFigures }[]) =>
  parts.reduce((sum, { figures }) => sum + figures.calls, 0);

/** Calls of the seller's company in January and February, of every kind, at any hour, in several time zones. */
async function insertCalls({ context: { db } }: TestServer, count: number): Promise<void> {
  const random = seededRandom("numbers over time");
  const pick = <One>(from: readonly One[]) => from[Math.floor(random() * from.length)]!;
  const { rows } = await sql<{ company: string; customers: string[]; products: string[] }>`
    select m.seller_company_id as company,
      (select array_agg(p.id) from potential_customers p where p.seller_company_id = m.seller_company_id) as customers,
      (select array_agg(p.id) from products p where p.seller_company_id = m.seller_company_id) as products
    from seller_company_users m join users u on u.id = m.user_id where u.email = ${people.seller}`.execute(db);
  const { company, customers, products } = rows[0]!;
  for (let place = 0; place < count; place++) {
    // They include the ends of a day and of the range.
    const at = new Date(Date.parse("2026-01-13T00:00Z") + random() * 30 * 86_400_000);
    const answer = pick(["POSITIVE", "NEUTRAL", "NEGATIVE", "NO_CALL", "ANSWERING_MACHINE"] as const);
    const isCallback = answer === "NEUTRAL" && random() < 0.7;
    const objections = answer === "NEGATIVE" ? pick([["PRICE"], ["PRICE", "TIMING"], ["NO_NEED"], null]) : null;
    await sql`
      insert into calls (id, seller_company_id, potential_customer_id, product_id, type, language, time_zone, status, answer, start_at,
        dialled_at, ended_at, duration_seconds, customer_name, product_name, contact_phone_number, created_at, charged_micros, objections, callback_at)
      values (gen_random_uuid(), ${company}, ${pick(customers)}, ${pick([...products, null])}, 'CALL_NOW', 'en',
        ${pick(["Europe/Oslo", "Asia/Kolkata", "America/New_York"])}, 'COMPLETED', ${answer}, ${at}, ${at},
        ${new Date(at.getTime() + 90_000)}, ${answer === "NO_CALL" ? null : Math.ceil(random() * 200)}, 'Somebody', 'Something',
        ${`+9055${String(place).padStart(8, "0")}`}, ${at}, ${Math.floor(random() * 400_001)}, ${objections}::text[],
        ${isCallback ? new Date(at.getTime() + 86_400_000) : null})`.execute(db);
  }
}
