import { readFileSync } from "node:fs";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { createSimulatorSpeech } from "../engine/speech/simulatorSpeech.ts";
import { createLogger } from "../logger.ts";
import { createTestDatabase } from "../testing/databases.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import { seedDemo, seedReference } from "./index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ speech: createSimulatorSpeech() });
});
afterAll(() => server[Symbol.asyncDispose]());

it("a first look finds calls of every end and every answer, each with its course", async () => {
  const seller = await server.sdk("seller@callwright.test");
  const { items, metaData } = await seller.call("listCalls", { query: { perPage: 100 } });
  expect(metaData.totalCount).toBeGreaterThan(100);
  const statuses = new Set(items.map(({ status }) => status));
  expect([...statuses].toSorted((one, other) => one.localeCompare(other))).toEqual([
    "BUSY",
    "CANCELLED",
    "COMPLETED",
    "CRON",
    "FAILED",
    "NO_ANSWER",
  ]);
  const answers = new Set(items.map(({ answer }) => answer));
  expect([...answers].toSorted((one, other) => one.localeCompare(other))).toEqual([
    "ANSWERING_MACHINE",
    "NEGATIVE",
    "NEUTRAL",
    "NO_CALL",
    "POSITIVE",
  ]);
  const isAhead = ({ startAt }: { startAt: string | null }) => Date.parse(startAt ?? "") > Date.now();
  expect(items.filter(({ status }) => status === "CRON").every(isAhead)).toBe(true);
  expect(items.filter(({ status }) => status === "COMPLETED").some(isAhead)).toBe(false);
});

it("a recording of the past can be played, with sound that is not silence", async () => {
  const seller = await server.sdk("seller@callwright.test");
  const { items } = await seller.call("listCalls", { query: { statuses: ["COMPLETED"], perPage: 1 } });
  const path = { id: items[0]?.id ?? "" };
  const { blob } = await seller.call("getCallRecording", { path });
  const bytes = Buffer.from(await blob.arrayBuffer());
  expect(bytes.toString("latin1", 0, 4)).toBe("RIFF");
  expect(new Set(bytes.subarray(44)).size).toBeGreaterThan(100);
  const { timeline, recording, conversation } = await seller.call("getCall", { path });
  expect(timeline.at(-1)?.status).toBe("COMPLETED");
  expect(recording?.peaks.length).toBeGreaterThan(100);
  expect(new Set(conversation.map(({ role }) => role))).toEqual(new Set(["ASSISTANT", "CONTACT"]));
});

it("a year of money adds up to the balance, and the free company is nearly out of it", async () => {
  const master = await server.sdk("master@callwright.test");
  const { items } = await master.call("listTransactions", { query: { perPage: 100, sortBy: "createdAt" } });
  let balance = 0;
  for (const { type, status, amount, balance: after } of items) {
    if (status === "COMPLETED") balance += type === "DEPOSIT" ? amount : -amount;
    expect(after).toBeCloseTo(balance, 6);
  }
  expect(Date.now() - Date.parse(items[0]?.createdAt ?? "")).toBeGreaterThan(330 * 86_400_000);
  const free = await server.sdk("free@callwright.test");
  expect(await free.call("getBalance")).toMatchObject({ balance: 1.5 });
});

it("the demo's calls are charged as its plans say: free minutes first, and no more of them than a month has", async () => {
  for (const who of ["master@callwright.test", "free@callwright.test"]) {
    const seller = await server.sdk(who);
    const { sellerCompanies } = await seller.call("getProfile");
    const subscription = sellerCompanies[0]!.subscription!;
    const { callFee, freeMinutes } = subscription.limits;
    const { items: deposits } = await seller.call("listTransactions", { query: { perPage: 100, types: ["DEPOSIT"] } });
    expect(Math.min(...deposits.map(({ amount }) => amount))).toBeGreaterThanOrEqual(10);
    const { items } = await seller.call("listTransactions", { query: { perPage: 100, types: ["SPEND"] } });
    const calls = items.filter(({ description }) => description.startsWith("Call to "));
    expect(calls.length).toBeGreaterThan(0);
    const minutesOf = (description: string) => Number(/(\d+) min$/.exec(description)?.[1]);
    for (const { amount, freeMinutes: free, description } of calls)
      expect(amount).toBeCloseTo((minutesOf(description) - free) * callFee, 6);

    // The month of a paid plan begins with the plan; the Free plan continues over several months.
    const monthStartAt = subscription.endAt === null ? "9" : subscription.startAt;
    const used = calls
      .filter(({ createdAt: at }) => at >= monthStartAt)
      .reduce((sum, { freeMinutes: free }) => sum + free, 0);
    expect(subscription.remaining.minutes).toBeLessThanOrEqual(freeMinutes - used);
    expect(subscription.remaining.minutes).toBeGreaterThanOrEqual(0);
    const { createdAt } = await seller.call("getSellerCompany", { path: { id: sellerCompanies[0]!.id } });
    const { items: first } = await seller.call("listCalls", { query: { perPage: 1, sortBy: "createdAt" } });
    expect(first[0]!.createdAt > createdAt).toBe(true);
  }
});

it("a second start adds nothing", async () => {
  const count = async () =>
    (
      await server.context.db
        .selectFrom("calls")
        .select(({ fn }) => fn.countAll<bigint>().as("count"))
        .executeTakeFirstOrThrow()
    ).count;
  const before = await count();
  await seedReference(server.context);
  await seedDemo(server.context);
  expect(await count()).toBe(before);
});

const production = {
  NODE_ENV: "production",
  CALLWRIGHT_DEMO: "0",
  CALLWRIGHT_PLAY_MONEY: "1",
  CALLWRIGHT_SECRET: "q7Vd0zJc9mXwT2hLrB4kYf8sNpA6uGe1",
  SMTP_URL: "off",
};

it("a production start has a catalogue to choose from, no demo, and no promo code that everybody knows", async () => {
  await using database = await createTestDatabase(inject("cluster"), { isEmpty: true });
  await using started = await startTestServer({
    databaseUrl: database.url,
    env: production,
  });
  const { db } = started.context;
  const products = await db.selectFrom("products").select("seller_company_id").execute();
  expect(products.length).toBeGreaterThan(20);
  expect(products.every((product) => product.seller_company_id === null)).toBe(true);
  expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("promo_codes").select("code").execute()).toEqual([]);
});

it("a production database that was seeded before has its known promo codes named at each start, until they are ended", async () => {
  await using database = await createTestDatabase(inject("cluster"), { isEmpty: true });
  await using development = await startTestServer({ databaseUrl: database.url, env: { CALLWRIGHT_DEMO: "0" } });
  const { db } = development.context;
  const warnings = async () => {
    const lines: string[] = [];
    const logger = createLogger("warn", { destination: { write: (line) => void lines.push(line) } });
    const started = await startTestServer({ databaseUrl: database.url, env: production, logger });
    await started[Symbol.asyncDispose]();
    return lines.filter((line) => line.includes("PROMO CODES")).join("\n");
  };
  expect(await warnings()).toContain("FAIR25, WELCOME10");
  await db.updateTable("promo_codes").set({ max_redemptions: 0 }).where("code", "=", "FAIR25").execute();
  expect(await warnings()).toMatch(/: WELCOME10\./);
  await sql`${sql.raw(endKnownCodes())}`.execute(db);
  expect(await warnings()).toBe("");
});

/** The statement that the handbook gives operators. */
function endKnownCodes(): string {
  const handbook = readFileSync(new URL("../../../../docs/operating.md", import.meta.url), "utf8");
  return /`(update promo_codes [^`]+)`/.exec(handbook)?.[1] ?? "";
}
