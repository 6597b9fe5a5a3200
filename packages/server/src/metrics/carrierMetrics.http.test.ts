import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startRetellServer, type RetellServer } from "../engine/carriers/retell/testing/startRetellServer.ts";

let calling: RetellServer;
beforeAll(async () => {
  calling = await startRetellServer();
});
afterAll(() => calling[Symbol.asyncDispose]());

/** The values of a metric, by its labels. */
async function read(name: string): Promise<Record<string, number>> {
  const text = await calling.server.context.metrics.registry.metrics();
  const lines = [...text.matchAll(/^(\w+)\{(.*)\} (\S+)$/gm)].filter(([, found]) => found === name);
  return Object.fromEntries(lines.map(([, , labels = "", value]) => [labels, Number(value)]));
}

it("an operator sees what a carrier costs per minute, and what is left of what companies pay", async () => {
  const { db } = calling.server.context;
  await calling.money.useUpFreeMinutes();
  const callId = await calling.call();
  const settled = async () =>
    (
      await sql<{ minutes: number; cost: number; charged: number }>`
        select c.duration_seconds / 60.0::float8 as minutes, k.amount_micros / 1e6::float8 as cost,
          -l.amount_micros / 1e6::float8 as charged
        from calls c join carrier_costs k on k.call_id = c.id
          join ledger_entries l on l.call_id = c.id and l.kind = 'SETTLE' where c.id = ${callId}`.execute(db)
    ).rows[0];
  await expect.poll(settled, { timeout: 25_000 }).toBeDefined();
  // The server's clock is set to a fixed morning; the database's is not.
  await db.updateTable("carrier_costs").set({ reported_at: new Date() }).execute();
  const { minutes, cost, charged } = (await settled()) ?? { minutes: 0, cost: 0, charged: 0 };
  expect(Math.min(minutes, cost, charged)).toBeGreaterThan(0);
  const labels = 'carrier="retell",currency="USD"';
  await expect
    .poll(async () => (await read("callwright_carrier_cost"))[labels], { timeout: 10_000 })
    .toBeCloseTo(cost, 6);
  expect((await read("callwright_carrier_minutes"))[labels]).toBeCloseTo(minutes, 6);
  expect((await read("callwright_carrier_charged_dollars"))[labels]).toBeCloseTo(charged, 6);

  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await db.updateTable("carrier_costs").set({ reported_at: twoHoursAgo }).execute();
  await expect.poll(() => read("callwright_carrier_cost"), { timeout: 10_000 }).toEqual({});
});

it("an operator sees requests in a carrier's name that were not of that carrier", async () => {
  const json = { method: "POST", headers: { "content-type": "application/json" } };
  const { anonymous } = calling.server;
  const retell = JSON.stringify({ event: "call_started", call: { call_id: "call_1" } });
  for (const _ of [1, 2]) await anonymous.raw("/v1/carriers/retell/events", { ...json, body: retell });
  const vapi = JSON.stringify({ message: { type: "hang" } });
  await anonymous.raw("/v1/carriers/vapi/events", { ...json, body: vapi });
  const form = {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "AccountSid=AC1&CallSid=CA1",
  };
  await anonymous.raw(`/v1/carriers/twilio/events?callId=${crypto.randomUUID()}`, form);
  expect(await read("callwright_carrier_signature_failures_total")).toEqual({
    'carrier="retell"': 2,
    'carrier="vapi"': 1,
    'carrier="twilio"': 1,
  });
});

it("an operator sees why a carrier takes no orders", async () => {
  calling.retell.chaos = { refusal: { status: 402, message: "No credit" } };
  await calling.call();
  const refused = 'carrier="retell",result="refused",reason="CARRIER_ACCOUNT"';
  await expect.poll(async () => (await read("callwright_carrier_orders_total"))[refused], { timeout: 10_000 }).toBe(1);
});
