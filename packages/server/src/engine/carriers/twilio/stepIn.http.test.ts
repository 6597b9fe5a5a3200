import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { people } from "../../../testing/people.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import type { TestClient } from "../../../testing/TestClient.ts";
import { startTwilioServer, type TwilioServer } from "./testing/startTwilioServer.ts";

type Intervention = Schemas["CallIntervention"];

let calling: TwilioServer;
let other: TestClient;
const stack = new AsyncDisposableStack();
beforeAll(async () => {
  calling = stack.use(await startTwilioServer());
  const { env, clock, server } = calling;
  const { databaseUrl } = server.context.config;
  // Serves only: Twilio sends nothing to this process.
  const second = stack.use(
    await startTestServer({ databaseUrl, clock, env: { ...env, CALLWRIGHT_ROLE: "server" }, processes: 1 }),
  );
  other = await second.signIn(people.seller);
});
afterAll(() => stack.disposeAsync());
beforeEach(() => {
  calling.twilio.prospect = () => "Well, my uncle used to have trees himself.";
  calling.twilio.turnMs = 300;
  calling.twilio.dialStatus = "completed";
});

const of = (callId: string) => `/v1/calls/history/${callId}`;
const live = (callId: string) => `/v1/calls/live/${callId}`;
const status = (callId: string, wanted: string) =>
  expect.poll(async () => (await calling.read(callId)).status, { timeout: 25_000, interval: 100 }).toBe(wanted);
const atTwilio = (callId: string) => calling.twilio.calls.find(({ fields }) => fields.get("Url")?.includes(callId));

async function spoken(): Promise<string> {
  const callId = await calling.call();
  await status(callId, "IN_PROGRESS");
  await expect.poll(() => atTwilio(callId)?.heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
  return callId;
}

async function takesCalls(callId: string): Promise<string | null | undefined> {
  const number = {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: '{"phoneNumber":"+4722860144"}',
  };
  await calling.seller.raw("/v1/users/profile/transfer-number", number);
  const { body } = await calling.seller.get<Schemas["TransferTargets"]>(`${live(callId)}/transfer-targets`);
  return body.items.find(({ isYou }) => isYou)?.userId;
}

describe("stepping in over Twilio (R-57)", { timeout: 60_000 }, () => {
  it("says a sentence that was asked of another process than the one that speaks", async () => {
    const callId = await spoken();
    expect((await calling.read(callId)).abilities).toEqual(["SAY", "TRANSFER", "TAKE_OVER"]);
    const text = "The first pallet can leave on Monday.";
    const { body } = await other.post<Intervention>(`${live(callId)}/say`, { text });
    expect(body).toMatchObject({ kind: "SAY", state: "DONE", text });
    await expect.poll(() => atTwilio(callId)?.heard, { timeout: 10_000 }).toContain(text);
    await calling.seller.post("/v1/calls/hang-up", { ids: [callId] });
    await status(callId, "COMPLETED");
    expect((await calling.read(callId)).conversation.map(({ content }) => content)).toContain(text);
  });

  it("is silent once somebody took the call over, and says what they type", async () => {
    const callId = await spoken();
    await other.post(`${live(callId)}/take-over`);
    const before = atTwilio(callId)?.heard.length ?? 0;
    calling.twilio.prospect = () => "Hello?";
    await other.post(`${live(callId)}/say`, { text: "This is Elif." });
    await expect.poll(() => atTwilio(callId)?.heard.at(-1)).toBe("This is Elif.");
    // The person answers, and only Elif does.
    await expect
      .poll(async () => (await calling.read(callId)).conversation.at(-1)?.content, { timeout: 10_000 })
      .toBe("Hello?");
    expect(atTwilio(callId)?.heard.length).toBeLessThanOrEqual(before + 2);
    await calling.seller.post("/v1/calls/hang-up", { ids: [callId] });
    await status(callId, "COMPLETED");
  });

  it("rings the colleague's telephone from the number that was called from", async () => {
    const callId = await spoken();
    const userId = await takesCalls(callId);
    const { body } = await other.post<Intervention>(`${live(callId)}/transfer`, { userId });
    expect(body).toMatchObject({ kind: "TRANSFER", state: "DONE", to: "Elif Kaya" });
    await status(callId, "COMPLETED");
    expect(atTwilio(callId)?.dialled).toEqual({ number: "+4722860144", callerId: "+14155550100" });
    const said = (await calling.read(callId)).conversation.map(({ content }) => content);
    expect(said).toContain("One moment, please. I am putting you through to Elif Kaya.");
  });

  it("tells the person when the colleague does not answer, and everybody that it failed", async () => {
    calling.twilio.dialStatus = "no-answer";
    const callId = await spoken();
    const userId = await takesCalls(callId);
    await calling.seller.post(`${live(callId)}/transfer`, { userId });
    await status(callId, "COMPLETED");
    expect(atTwilio(callId)?.heard.at(-1)).toContain("my colleague cannot be reached");
    expect((await calling.read(callId)).interventions).toMatchObject([{ kind: "TRANSFER", state: "FAILED" }]);
  });

  it("nobody can listen, and is told so", async () => {
    const callId = await spoken();
    const master = await calling.server.signIn(people.master);
    expect((await master.get<Schemas["CallDetail"]>(of(callId))).body.abilities).not.toContain("LISTEN");
    const { status: code, body } = await master.post(`${live(callId)}/listen`);
    expect([code, body.code]).toEqual([409, "NOT_ABLE"]);
    await calling.seller.post("/v1/calls/hang-up", { ids: [callId] });
  });
});
