import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { scheduleCall, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";
import { readEarlierCalls, readLastCallTo } from "./carrierCalls.ts";

let server: TestServer;

beforeAll(async () => (server = await startTestServer()));
afterAll(() => server[Symbol.asyncDispose]());

describe("what the assistant knows of earlier calls to a person", () => {
  it("is what came of their own company's calls, and not that another company called them", async () => {
    const phoneNumber = uniqueNumber("44");
    const seller = await server.signIn(people.seller);
    const stranger = await server.signIn(people.freeSeller);
    await ended(await scheduleCall(seller, { phoneNumber }), "POSITIVE");
    await ended(await scheduleCall(stranger, { phoneNumber }), "NEGATIVE");
    await ended(await scheduleCall(seller), "NEUTRAL");
    const next = await scheduleCall(seller, { phoneNumber });

    const call = await server.context.db
      .selectFrom("calls")
      .selectAll()
      .where("id", "=", next)
      .executeTakeFirstOrThrow();
    const earlier = await readEarlierCalls(server.context.db, call);
    expect(earlier.map(({ answer }) => answer)).toEqual(["POSITIVE"]);
  });
});

describe("who calls one of our numbers back", () => {
  it("speaks with the company that called from it, so that a 1 keeps that company from calling again", async () => {
    const { db } = server.context;
    const phoneNumber = uniqueNumber("44");
    const [ours, theirs] = ["+4721000001", "+4721000002"];
    const calledFrom = async (client: TestClient, fromNumber: string, daysAgo: number) => {
      const id = await scheduleCall(client, { phoneNumber });
      const dialledAt = new Date(Date.now() - daysAgo * 86_400_000);
      await db
        .updateTable("calls")
        .set({ status: "BUSY", from_number: fromNumber, dialled_at: dialledAt, ended_at: dialledAt })
        .where("id", "=", id)
        .execute();
      return id;
    };
    const seller = await server.signIn(people.seller);
    const mine = await calledFrom(seller, ours, 2);
    const other = await calledFrom(await server.signIn(people.freeSeller), theirs, 1);
    await scheduleCall(seller, { phoneNumber });

    const lastCallTo = async (number: string) => (await readLastCallTo(db, phoneNumber, number))?.id;
    expect([await lastCallTo(ours), await lastCallTo(theirs)]).toEqual([mine, other]);
    expect(await lastCallTo("+4721000003")).toBeUndefined();
  });
});

async function ended(callId: string, answer: "POSITIVE" | "NEGATIVE" | "NEUTRAL"): Promise<void> {
  const now = new Date();
  await server.context.db
    .updateTable("calls")
    .set({ status: "COMPLETED", answer, dialled_at: now, answered_at: now, ended_at: now, duration_seconds: 0 })
    .where("id", "=", callId)
    .execute();
}
