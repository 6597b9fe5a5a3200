import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { callPlaces, makeItem } from "../../engine/testing/callCenter.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";
import { nextYear } from "../../testing/nextYear.ts";

let server: TestServer;
let seller: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01" } });
  seller = await server.signIn("seller@callwright.test");
  stranger = await server.signIn("free@callwright.test");
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const start = async (client: TestClient, body: object) =>
  (await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items[0]?.callId ?? "";
const later = { type: "CALL_LATER", cronDate: `${nextYear}-05-04T10:30` };
const scheduled = async (client: TestClient) => {
  const item = await makeItem(client);
  return { item, callId: await start(client, { phoneBookIds: [item.id], ...later }) };
};
const reschedule = (body: object, client = seller) =>
  client.post<Schemas["RescheduleCallsResult"]>("/v1/calls/reschedule", body);
const read = async (callId: string) => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;

describe("rescheduling (R-39, R-64)", () => {
  it("gives a scheduled call another time on its customer's clock", async () => {
    const { callId } = await scheduled(seller);
    const { body } = await reschedule({ ids: [callId], cronDate: `${nextYear}-07-01T09:30` });
    expect(body.items).toEqual([{ id: callId, outcome: "RESCHEDULED", status: "CRON", refusal: null }]);
    expect(await read(callId)).toMatchObject({
      status: "CRON",
      localCallAt: `${nextYear}-07-01T09:30`,
      startAt: `${nextYear}-07-01T07:30:00.000Z`,
      timeline: [{ status: "CRON" }],
    });
  });

  it("makes it now", async () => {
    const { callId } = await scheduled(seller);
    const { body } = await reschedule({ ids: [callId], type: "CALL_NOW" });
    expect(body.items).toEqual([{ id: callId, outcome: "RESCHEDULED", status: "QUEUED", refusal: null }]);
    await expect.poll(async () => (await read(callId)).startAt, { timeout: 20_000 }).not.toBeNull();
  });

  it("leaves what cannot be made then as it was, with the reason", async () => {
    const { item, callId } = await scheduled(seller);
    const past = await reschedule({ ids: [callId], cronDate: "2020-01-01T09:00" });
    expect(past.body.items[0]).toMatchObject({ outcome: "REFUSED", status: "CRON", refusal: { code: "DATE_IN_PAST" } });
    const running = await start(seller, { phoneBookIds: [item.id] });
    const beside = await reschedule({ ids: [callId], type: "CALL_NOW" });
    expect(beside.body.items[0]).toMatchObject({
      outcome: "REFUSED",
      status: "CRON",
      refusal: { code: "ALREADY_ON_THE_LINE" },
    });
    expect(await read(callId)).toMatchObject({ status: "CRON", localCallAt: `${nextYear}-05-04T10:30` });
    const conflict = await reschedule({ ids: [running], cronDate: `${nextYear}-07-01T09:30` });
    expect(conflict.body.items[0]).toMatchObject({ id: running, outcome: "CONFLICT" });
  });

  it("of many equal wishes to make it now one does", async () => {
    const { item, callId } = await scheduled(seller);
    const [starts, moves] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => start(seller, { phoneBookIds: [item.id] }))),
      Promise.all(Array.from({ length: 5 }, () => reschedule({ ids: [callId], type: "CALL_NOW" }))),
    ]);
    const made = starts.filter((id) => id !== "").length;
    const moved = moves.filter(({ body }) => body.items[0]?.outcome === "RESCHEDULED").length;
    expect(made + moved).toBe(1);
  });

  it("is for calls of one's own", async () => {
    const { callId } = await scheduled(seller);
    const unknown = crypto.randomUUID();
    const { body } = await reschedule({ ids: [callId], cronDate: `${nextYear}-07-01T09:30` }, stranger);
    expect(body.items).toEqual([{ id: callId, outcome: "NOT_FOUND", status: null, refusal: null }]);
    expect((await reschedule({ ids: [unknown], cronDate: `${nextYear}-07-01T09:30` })).body.items[0]?.outcome).toBe(
      "NOT_FOUND",
    );
    expect(await read(callId)).toMatchObject({ localCallAt: `${nextYear}-05-04T10:30` });
  });

  it.each([
    [{}, "Date is required"],
    [{ type: "CALL_NOW", cronDate: `${nextYear}-07-01T09:30` }, "A call that starts now takes no date."],
    [{ cronDate: `${nextYear}-02-30T09:30` }, "This date does not exist."],
  ])("refuses %j", async (wish, message) => {
    const { status, body } = await seller.post("/v1/calls/reschedule", { ids: [crypto.randomUUID()], ...wish });
    expect([status, body.errors]).toEqual([400, { cronDate: message }]);
  });
});
