import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";

import { fromUsd } from "../../domain/money.ts";
import { appendEntry } from "../../store/ledger.ts";
import { readBalanceChartText, readTransactionGraphText } from "../../store/balanceCharts.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

/** The server's clock is fixed: half past nine in the morning in Oslo, on the second day of summer time in 2026. */
const now = new Date("2026-03-30T07:30:00Z");
const server = await startTestServer({ clock: { now: () => now } });
afterAll(() => server[Symbol.asyncDispose]());
const { db, ids } = server.context;

type Period = Schemas["ChartPeriod"];

/** A company in Oslo with these transactions, in dollars. */
async function makeCompany(movements: [at: string, usd: number][] = [], timeZone: string | null = "Europe/Oslo") {
  const id = ids.next();
  const country = db.selectFrom("countries").select("id").where("iso2", "=", "NO");
  await db
    .insertInto("seller_companies")
    .values({
      id,
      name: "Charted",
      website: "https://charted.example",
      about: null,
      headquarter_country_id: (await country.executeTakeFirstOrThrow()).id,
      headquarter_city_id: null,
      time_zone: timeZone,
      created_at: new Date("2024-06-01T00:00:00Z"),
    })
    .execute();
  await db.transaction().execute(async (trx) => {
    for (const [at, usd] of movements) {
      const kind = usd > 0 ? "DEPOSIT" : "SPEND";
      await appendEntry(trx, id, new Date(at), { kind, amountMicros: fromUsd(usd) });
    }
  });
  return id;
}

const admin = await server.signIn(people.admin);

async function chart(sellerCompanyId: string, type?: Period) {
  const query = `${type ? `type=${type}&` : ""}sellerCompanyId=${sellerCompanyId}`;
  const balances = await admin.get<Schemas["BalanceChart"]>(`/v1/transactions/charts/balances?${query}`);
  const graph = await admin.get<Schemas["TransactionGraph"]>(`/v1/transactions/charts/graph?${query}`);
  expect([balances.status, graph.status]).toEqual([200, 200]);
  expect(balances.body.items.map(({ date }) => date)).toEqual(graph.body.items.map(({ date }) => date));
  expect(balances.body.metaData.totalCount).toBe(balances.body.items.length);
  expect(graph.body.metaData.totalCount).toBe(graph.body.items.length);
  return { balances: balances.body.items, graph: graph.body.items };
}

describe("the charts (B-BAL-08, B-BAL-25)", () => {
  it("B-API-60, B-API-61: TODAY has every hour since midnight where the company is, and ends with the present", async () => {
    const id = await makeCompany([
      ["2026-03-29T21:59:59Z", 20], // a second before midnight in Oslo
      ["2026-03-29T22:00:00Z", 5],
      ["2026-03-30T05:10:00Z", -1.25],
      ["2026-03-30T07:30:00Z", -0.5],
    ]);
    const { balances, graph } = await chart(id, "TODAY");
    expect(balances.map(({ balance }) => balance)).toEqual([25, 25, 25, 25, 25, 25, 25, 23.75, 23.75, 23.25]);
    expect(balances[0]?.date).toBe("2026-03-29T22:00:00.000Z");
    expect(graph.filter(({ deposited, spent }) => deposited + spent > 0)).toEqual([
      { date: "2026-03-29T22:00:00.000Z", deposited: 5, spent: 0 },
      { date: "2026-03-30T05:00:00.000Z", deposited: 0, spent: 1.25 },
      { date: "2026-03-30T07:00:00.000Z", deposited: 0, spent: 0.5 },
    ]);
  });

  it("B-API-60, B-API-61: DAILY, which is the default, has thirty days without gaps; the day the clocks go forward has 23 hours", async () => {
    const id = await makeCompany([
      ["2026-02-28T23:30:00Z", 10], // 1 March in Oslo
      ["2026-03-28T23:00:00Z", 2], // the 29th begins
      ["2026-03-29T21:59:59Z", -1], // and ends, an hour early
    ]);
    const { balances, graph } = await chart(id);
    expect(await chart(id, "DAILY")).toEqual({ balances, graph });
    expect(balances).toHaveLength(30);
    expect(balances.at(0)).toEqual({ date: "2026-02-28T23:00:00.000Z", balance: 10 });
    expect(balances.slice(-3)).toEqual([
      { date: "2026-03-27T23:00:00.000Z", balance: 10 },
      { date: "2026-03-28T23:00:00.000Z", balance: 11 },
      { date: "2026-03-29T22:00:00.000Z", balance: 11 },
    ]);
    expect(graph.at(-2)).toEqual({ date: "2026-03-28T23:00:00.000Z", deposited: 2, spent: 1 });
  });

  it("B-API-61: MONTHLY has twelve months and begins with what was there before", async () => {
    const id = await makeCompany([
      ["2025-01-05T12:00:00Z", 100],
      ["2025-12-31T22:59:59Z", -30],
      ["2025-12-31T23:00:00Z", -20],
    ]);
    const { balances, graph } = await chart(id, "MONTHLY");
    expect(balances.map(({ balance }) => balance)).toEqual([100, 100, 100, 100, 100, 100, 100, 100, 70, 50, 50, 50]);
    expect(balances.at(0)?.date).toBe("2025-03-31T22:00:00.000Z");
    expect(balances.at(-1)?.date).toBe("2026-02-28T23:00:00.000Z");
    expect(graph.reduce((sum, { deposited, spent }) => sum + deposited - spent, 0)).toBe(-50);
  });

  it("B-API-61: ANNUALLY has every year since the company is with us", async () => {
    const id = await makeCompany([["2025-07-01T12:00:00Z", 40]]);
    const { balances } = await chart(id, "ANNUALLY");
    expect(balances).toEqual([
      { date: "2023-12-31T23:00:00.000Z", balance: 0 },
      { date: "2024-12-31T23:00:00.000Z", balance: 40 },
      { date: "2025-12-31T23:00:00.000Z", balance: 40 },
    ]);
  });

  it("a company that never paid has lines of zeros, in its country's time when it names no zone", async () => {
    const id = await makeCompany([], null);
    for (const type of ["TODAY", "DAILY", "MONTHLY", "ANNUALLY"] as const) {
      const { balances, graph } = await chart(id, type);
      expect(balances.every(({ balance }) => balance === 0)).toBe(true);
      expect(graph.every(({ deposited, spent }) => deposited === 0 && spent === 0)).toBe(true);
    }
    expect((await chart(id, "TODAY")).balances[0]?.date).toBe("2026-03-29T22:00:00.000Z");
  });

  it("B-BAL-08 refuses another period", async () => {
    expect((await admin.get(`/v1/transactions/charts/graph?type=WEEKLY`)).status).toBe(400);
  });

  it("ends with the present balance also when two processes' clocks differ", async () => {
    const id = await makeCompany([
      ["2026-03-30T07:29:59.900Z", 10],
      ["2026-03-30T07:29:59.800Z", -4],
    ]);
    expect((await chart(id, "DAILY")).balances.at(-1)?.balance).toBe(6);
  });
});

describe("with 100,000 entries in one company's ledger", async () => {
  const id = await makeCompany();
  await sql`
    insert into ledger_entries (seller_company_id, position, kind, amount_micros, held_micros, held_free_minutes,
      balance_after_micros, held_after_micros, held_free_minutes_after, created_at)
    select ${id}, n, case when n % 2 = 1 then 'DEPOSIT' else 'SPEND' end, case when n % 2 = 1 then 1000000 else -1000000 end, 0, 0,
      case when n % 2 = 1 then 1000000 else 0 end, 0, 0, ${now}::timestamptz - (100000 - n) * interval '4 minutes'
    from generate_series(1, 100000) n`.execute(db);
  await sql`vacuum analyze ledger_entries`.execute(db);

  it.each([
    ["balance", readBalanceChartText],
    ["graph", readTransactionGraphText],
  ])("every period of the %s is read from the index alone, in a fraction of a second", async (_, read) => {
    for (const type of ["TODAY", "DAILY", "MONTHLY", "ANNUALLY"] as const) {
      const startedAt = performance.now();
      await read(db, id, type, now);
      expect(performance.now() - startedAt).toBeLessThan(1000);
    }
    const plans: string[] = [];
    const explaining = db.withPlugin({
      transformQuery: ({ node }) =>
        node.kind === "RawNode"
          ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] }
          : node,
      transformResult: async ({ result }) => {
        plans.push(...result.rows.map((row) => String(row["QUERY PLAN"])));
        return result;
      },
    });
    await read(explaining, id, "ANNUALLY", now);
    const plan = plans.join("\n");
    expect(plan).toMatch(/Index Only Scan.* using ledger_entries_by_time/);
    expect(plan).not.toMatch(/Seq Scan on ledger_entries/);
  });
});
