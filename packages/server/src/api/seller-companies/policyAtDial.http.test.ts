import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";

import { nextOpen } from "../../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";
import { companyOf, makeItems, payOnly } from "../../engine/testing/campaign.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { startServerForTest } from "../../testing/startTestServer.ts";

const PEOPLE = 600;
const HOUR_MS = 3_600_000;
const tomorrow = new Date(`${new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10)}T01:02:00Z`);
const nine = nextOpen(policyFor("NO", true), ["Europe/Oslo"], tomorrow) ?? tomorrow;
const atOslo = (hour: number) => new Date(nine.getTime() + (hour - 9) * HOUR_MS).toISOString();
const workdays: Schemas["Weekday"][] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
const only = (from: number, to: number) => ({
  hours: [{ days: workdays, from: `${String(from).padStart(2, "0")}:00`, to: `${to}:00` }],
});

/** This many people whose calls were started at night, with the rules enforced. */
async function prepare() {
  const clock = movableClock(atOslo(2));
  const env = {
    CALLWRIGHT_DIAL_POLICY: "enforce",
    CALLWRIGHT_SIM_SPEED: "0.01",
    CALLWRIGHT_MAX_LINES: "10000",
    CALLWRIGHT_MAX_LINES_PER_COMPANY: "10000",
    CALLWRIGHT_CALLS_PER_SECOND: "10000",
    CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "10000",
  };
  const server = await startServerForTest({ env, clock, processes: 1 });
  const { db } = server.context;
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 1_000_000);
  const phoneBookIds = await makeItems(db, companyId, PEOPLE);
  const seller = await server.signIn(people.seller);
  const expiresAt = new Date(nine.getTime() + 30 * 24 * HOUR_MS).toISOString();
  await seller.post("/v1/calls/start", { phoneBookIds, campaign: { expiresAt } });
  return {
    /** How many wait until an hour in Oslo, and how many were dialled. */
    counts: async (hour: number) => {
      const { rows } = await sql<{ held: number; dialled: number }>`
        select count(*) filter (where dialled_at is null and not_before = ${atOslo(hour)})::int as held, count(dialled_at)::int as dialled
        from calls where phone_book_id = any(${phoneBookIds}::uuid[])`.execute(db);
      return rows[0] ?? { held: 0, dialled: 0 };
    },
    change: async (body: object) => {
      const client = await server.signIn(people.seller);
      const answer = await client.patch(`/v1/seller-companies/${companyId}/dial-policy`, body);
      expect(answer.status).toBe(200);
    },
    itIs: (hour: number) => clock.moveTo(atOslo(hour)),
  };
}

it(
  "a policy that is changed while many calls wait, and again while they are dialled, holds at the dial of each",
  { timeout: 180_000 },
  async () => {
    const { counts, change, itIs } = await prepare();
    const patience = { timeout: 60_000, interval: 20 };
    await expect.poll(async () => (await counts(9)).held, patience).toBe(PEOPLE);
    await change(only(11, 12));
    itIs(9);
    await expect.poll(() => counts(11), patience).toEqual({ held: PEOPLE, dialled: 0 });

    let dialled = 0;
    for (const [hour, next] of [
      [11, 13],
      [13, 15],
      [15, 17],
    ] as const) {
      itIs(hour);
      await expect.poll(async () => (await counts(next)).dialled, patience).toBeGreaterThan(dialled);
      await change(only(next, next + 1));
      // People who were not dialled before the response to the change wait for the new hours.
      ({ dialled } = await counts(next));
      await expect.poll(async () => (await counts(next)).held, patience).toBe(PEOPLE - dialled);
      expect((await counts(next)).dialled).toBe(dialled);
    }
    expect(dialled).toBeLessThan(PEOPLE);
    itIs(17);
    await expect.poll(async () => (await counts(17)).dialled, patience).toBe(PEOPLE);
  },
);
