import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { makeItem, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { nextYear } from "../../testing/nextYear.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";
import { readEarlierCalls } from "./carrierCalls.ts";

let server: TestServer;

beforeAll(async () => (server = await startTestServer()));
afterAll(() => server[Symbol.asyncDispose]());

describe("what the assistant knows of earlier calls to a person", () => {
  it("is what came of their own company's calls, and not that another company called them", async () => {
    const phoneNumber = uniqueNumber("44");
    const seller = await server.signIn(people.seller);
    const stranger = await server.signIn(people.freeSeller);
    await ended(await schedule(seller, phoneNumber), "POSITIVE");
    await ended(await schedule(stranger, phoneNumber), "NEGATIVE");
    await ended(await schedule(seller, uniqueNumber("44")), "NEUTRAL");
    const next = await schedule(seller, phoneNumber);

    const call = await server.context.db
      .selectFrom("calls")
      .selectAll()
      .where("id", "=", next)
      .executeTakeFirstOrThrow();
    const earlier = await readEarlierCalls(server.context.db, call);
    expect(earlier.map(({ answer }) => answer)).toEqual(["POSITIVE"]);
  });
});

async function schedule(client: TestClient, phoneNumber: string): Promise<string> {
  const { id } = await makeItem(client, { phoneNumber });
  const { body } = await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
    phoneBookIds: [id],
    type: "CALL_LATER",
    cronDate: `${nextYear}-05-04T10:30`,
  });
  return body.items[0]?.callId ?? "";
}

async function ended(callId: string, answer: "POSITIVE" | "NEGATIVE" | "NEUTRAL"): Promise<void> {
  const now = new Date();
  await server.context.db
    .updateTable("calls")
    .set({ status: "COMPLETED", answer, dialled_at: now, answered_at: now, ended_at: now, duration_seconds: 0 })
    .where("id", "=", callId)
    .execute();
}
