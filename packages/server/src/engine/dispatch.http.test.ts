import type { Schemas } from "@callwright/sdk/contract";
import { expect, it, onTestFinished } from "vitest";

import { people } from "../testing/people.ts";
import { startServerForTest, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { companyOf, makeItems, payOnly } from "./testing/campaign.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";

/** Calls do not change by themselves. */
const STANDING_STILL = { CALLWRIGHT_SIM_SPEED: "0.01" };
const NO_PACE = { CALLWRIGHT_CALLS_PER_SECOND: "1000", CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "1000" };

async function startWith(env: Record<string, string>) {
  const server = await startServerForTest({ env: { ...STANDING_STILL, ...env }, processes: 1 });
  const { db } = server.context;
  return {
    server,
    /** Starts calls of an account's company, as a manager, and returns their ids. */
    call: async (email: string, count: number): Promise<string[]> => {
      const companyId = await companyOf(db, email);
      await payOnly(db, companyId, 100_000);
      return startCalls(await server.signIn(people.admin), await makeItems(db, companyId, count));
    },
    dialled: async () => {
      const calls = db.selectFrom("calls").select(["id", "seller_company_id as companyId", "dialled_at as at"]);
      const rows = await calls
        .where("status", "=", "QUEUED")
        .where("dialled_at", "is not", null)
        .orderBy("at")
        .execute();
      return rows.map(({ id, companyId, at }) => ({ id, companyId, at: at?.getTime() ?? 0 }));
    },
  };
}

async function startCalls(client: TestClient, phoneBookIds: string[]): Promise<string[]> {
  const { body } = await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
  return body.items.map(({ callId }) => callId ?? "");
}

async function end({ context }: TestServer, callId: string): Promise<void> {
  const at = new Date().toISOString();
  const ended = {
    id: `${callId}-end`,
    callId,
    carrierCallId: "c",
    type: "ENDED" as const,
    at,
    outcome: "BUSY" as const,
  };
  await takeEvents(context, context.carrier, [ended]);
}

it(
  "thousands of calls of one company do not keep the single call of another waiting",
  { timeout: 120_000 },
  async () => {
    const lines = { CALLWRIGHT_MAX_LINES: "4", CALLWRIGHT_MAX_LINES_PER_COMPANY: "4" };
    const { server, call, dialled } = await startWith({ ...lines, ...NO_PACE });
    await call(people.seller, 2_000);
    await expect.poll(dialled, { timeout: 20_000 }).toHaveLength(4);
    const [single = ""] = await call(people.freeSeller, 1);

    const [first] = await dialled();
    await end(server, first?.id ?? "");
    await expect.poll(async () => (await dialled()).map(({ id }) => id), { timeout: 20_000 }).toContain(single);
    expect(await dialled()).toHaveLength(4);
  },
);

it("companies share the lines evenly, however many calls each has", async () => {
  const lines = { CALLWRIGHT_MAX_LINES: "6", CALLWRIGHT_MAX_LINES_PER_COMPANY: "6" };
  const { server, call, dialled } = await startWith({ ...lines, ...NO_PACE });
  await call(people.seller, 50);
  await expect.poll(dialled, { timeout: 20_000 }).toHaveLength(6);
  const others = new Set(await call(people.freeSeller, 20));
  const linesOfOthers = async () => (await dialled()).filter(({ id }) => others.has(id)).length;
  for (let ended = 1; ended <= 3; ended += 1) {
    const mine = (await dialled()).find(({ id }) => !others.has(id));
    await end(server, mine?.id ?? "");
    await expect.poll(linesOfOthers, { timeout: 10_000 }).toBe(ended);
  }
  // With three lines each, a company that releases a line gets it back.
  const theirs = (await dialled()).find(({ id }) => others.has(id));
  await end(server, theirs?.id ?? "");
  await expect.poll(async () => (await dialled()).length, { timeout: 10_000 }).toBe(6);
  expect(await linesOfOthers()).toBe(3);
});

it("no second has more calls than the paces allow, of one company or of all, with two processes", async () => {
  const paces = { CALLWRIGHT_CALLS_PER_SECOND: "5", CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "3" };
  const { server, call, dialled } = await startWith(paces);
  const { databaseUrl } = server.context.config;
  const worker = await startServerForTest({
    databaseUrl,
    env: { ...STANDING_STILL, ...paces, CALLWRIGHT_ROLE: "worker" },
  });
  onTestFinished(() => worker[Symbol.asyncDispose]());
  // One after the other, so that every contact has a different number.
  await call(people.seller, 9);
  await call(people.freeSeller, 9);
  await expect.poll(async () => (await dialled()).length, { timeout: 25_000 }).toBe(18);

  const all = await dialled();
  expect(mostInASecond(all.map(({ at }) => at))).toBeLessThanOrEqual(5);
  for (const ofCompany of Map.groupBy(all, ({ companyId }) => companyId).values())
    expect(mostInASecond(ofCompany.map(({ at }) => at))).toBeLessThanOrEqual(3);
});

it("a company that waits for its own money holds up nobody else", async () => {
  const { server, call, dialled } = await startWith({ CALLWRIGHT_MAX_LINES_PER_COMPANY: "100", ...NO_PACE });
  const { db } = server.context;
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 1);
  // The maximum reservation: one short call for all the available money.
  await db.updateTable("subscription_packages").set({ call_fee_micros: 20_000_000_000n }).execute();
  await call(people.seller, 30);
  await expect.poll(async () => (await dialled()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [single = ""] = await call(people.freeSeller, 1);
  await expect.poll(async () => (await dialled()).map(({ id }) => id), { timeout: 20_000 }).toContain(single);
});

function mostInASecond(moments: number[]): number {
  return Math.max(...moments.map((start) => moments.filter((at) => at >= start && at < start + 1000).length));
}
