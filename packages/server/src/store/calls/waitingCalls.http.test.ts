import { afterAll, describe, expect, it } from "vitest";

import { scheduleCall } from "../../engine/testing/callCenter.ts";
import { companyOf } from "../../engine/testing/campaign.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { rememberUnanswered } from "./placings.ts";
import { lockDueCalls } from "./waitingCalls.ts";

/** Nothing is dialled here. */
const server = await startTestServer({ env: { CALLWRIGHT_ROLE: "server" }, processes: 1 });
afterAll(() => server[Symbol.asyncDispose]());
const { db } = server.context;
const seller = await server.signIn(people.seller);
const stranger = await server.signIn(people.freeSeller);

describe("a scheduled call whose time has come", () => {
  it("is not made when it has become too late, nor while its company's calls are paused", async () => {
    const now = new Date();
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    const [due, late, paused] = [await scheduleCall(seller), await scheduleCall(seller), await scheduleCall(stranger)];
    const set = (id: string, times: { start_at: Date; expires_at?: Date }) =>
      db.updateTable("calls").set(times).where("id", "=", id).execute();
    await set(due, { start_at: ago(60) });
    await set(late, { start_at: ago(7260), expires_at: ago(60) });
    await set(paused, { start_at: ago(60) });

    const pausedCompanies = [await companyOf(db, people.freeSeller)];
    const taken = await db.transaction().execute((trx) => lockDueCalls(trx, now, 250, pausedCompanies));
    const ids = taken.map(({ id }) => id);
    expect([due, late, paused].filter((id) => ids.includes(id))).toEqual([due]);
  });
});

describe("an order that had no answer", () => {
  it("counts as failed, but not once the telephone rings: the number is then in order", async () => {
    const [lost, rings] = [await scheduleCall(seller), await scheduleCall(seller)];
    const dialled = (id: string, status: "QUEUED" | "RINGING") =>
      db.updateTable("calls").set({ status, dialled_at: new Date() }).where("id", "=", id).execute();
    await dialled(lost, "QUEUED");
    await dialled(rings, "RINGING");
    const at = new Date();
    const remembered = await db
      .transaction()
      .execute(async (trx) => [await rememberUnanswered(trx, lost, at), await rememberUnanswered(trx, rings, at)]);
    expect(remembered.map((call) => call?.id)).toEqual([lost, undefined]);
  });
});
