import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TestClient } from "../testing/TestClient.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { sweep } from "./sweep.ts";
import { callPlaces, makeItem, numberEnding } from "./testing/callCenter.ts";

let server: TestServer;
let seller: TestClient;

beforeAll(async () => {
  // So slow that calls stay where they are put.
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_MAX_LINES_PER_COMPANY: "2" } });
  seller = await server.signIn("seller@callwright.test");
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const startCall = async (digits = "44") => {
  const item = await makeItem(seller, { phoneNumber: numberEnding(digits) });
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
  return body.items[0]?.callId ?? "";
};
const readCall = (id: string) =>
  server.context.db.selectFrom("calls").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const untilDialled = (id: string) =>
  expect.poll(async () => (await readCall(id)).dialled_at, { timeout: 15_000 }).not.toBeNull();
const later = (milliseconds: number) => ({
  ...server.context,
  clock: { now: () => new Date(Date.now() + milliseconds) },
});
const MINUTE = 60_000;

describe("a call is never stuck", () => {
  it("waits for a line when its company has no free one, and takes the one that becomes free", async () => {
    const [first, second] = [await startCall(), await startCall()];
    await untilDialled(first);
    await untilDialled(second);
    const third = await startCall();
    await sweep(later(MINUTE));
    expect(await readCall(third)).toMatchObject({ status: "QUEUED", dialled_at: null });

    await end(first, "BUSY");
    await untilDialled(third);
    await Promise.all([end(second, "BUSY"), end(third, "BUSY")]);
  });

  it("ends as failed, and costs nothing, when the carrier never heard of it: it is not dialled again", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    await expect
      .poll(() =>
        server.context.db
          .selectFrom("simulator_calls")
          .select("call_id")
          .where("call_id", "=", callId)
          .executeTakeFirst(),
      )
      .toBeDefined();
    await server.context.db.deleteFrom("simulator_calls").where("call_id", "=", callId).execute();
    await sweep(later(MINUTE));
    expect(await readCall(callId)).toMatchObject({ status: "FAILED", failure_code: "CARRIER_UNREACHABLE" });
    expect(
      await server.context.db.selectFrom("simulator_dials").select("id").where("call_id", "=", callId).execute(),
    ).toHaveLength(1);
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("learns what it missed from the carrier", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const heard = [
      { id: "ringing", callId, carrierCallId: "c", type: "RINGING" as const, at: new Date().toISOString() },
    ];
    await sweep({ ...later(MINUTE), carrier: { ...server.context.carrier, readEvents: () => Promise.resolve(heard) } });
    expect(await readCall(callId)).toMatchObject({ status: "RINGING" });
    await end(callId, "NO_ANSWER");
  });

  it("is hung up and ended when it is on the line longer than any call may be", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    await sweep(later(8 * MINUTE));
    expect((await readCall(callId)).status).toMatch(/FAILED|NO_ANSWER/);
    const { hung_up_at: hungUpAt } = await server.context.db
      .selectFrom("simulator_calls")
      .select("hung_up_at")
      .where("call_id", "=", callId)
      .executeTakeFirstOrThrow();
    expect(hungUpAt).not.toBeNull();
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });
});

async function end(callId: string, outcome: "BUSY" | "NO_ANSWER"): Promise<void> {
  const event = {
    id: `${callId}-end`,
    callId,
    carrierCallId: "c",
    type: "ENDED" as const,
    at: new Date().toISOString(),
    outcome,
  };
  await takeEvents(server.context, [event]);
}
