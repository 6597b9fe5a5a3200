import type { Schemas } from "@callwright/sdk/contract";
import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { CallWordsMessage } from "../../events/callWords.ts";
import { brokenBody } from "../../testing/contract/badRequests.ts";
import { readAll, readStream } from "../../testing/readEvents.ts";
import { startRetellServer, type RetellServer } from "../../engine/carriers/retell/testing/startRetellServer.ts";
import { callIdOf } from "../../engine/carriers/retell/events.ts";
import { RETELL_SIGNATURE_HEADER, retellSignature } from "../../engine/carriers/retell/signature.ts";

let calling: RetellServer;
beforeAll(async () => {
  calling = await startRetellServer();
});
afterAll(() => calling[Symbol.asyncDispose]());
beforeEach(() => {
  calling.retell.chaos = {};
  calling.retell.reasonOf = () => "user_hangup";
});

const status = async (callId: string) => (await calling.read(callId)).status;
const hasEnded = (callId: string, wanted: string) =>
  expect.poll(() => status(callId), { timeout: 25_000, interval: 200 }).toBe(wanted);
const orderedFor = (callId: string) => calling.retell.orders.filter(({ metadata }) => metadata.callId === callId);

describe("receiveRetellEvent", () => {
  it.each([
    ["all is well", {}],
    ["everything is reported twice", { isRepeating: true }],
    ["everything is reported in the wrong order", { isReordering: true }],
    ["its order is answered with 503 although it was placed", { order: "503" }],
    ["the answer to its order is cut off", { order: "cut" }],
  ] as const)("brings a call to its end, with its words and its cost, when %s", async (_what, chaos) => {
    calling.retell.chaos = chaos;
    const callId = await calling.call();
    await hasEnded(callId, "COMPLETED");
    await expect.poll(async () => (await calling.read(callId)).answer).toBe("POSITIVE");
    const { conversation } = await calling.read(callId);
    expect(conversation.map(({ role }) => role)).toEqual(["ASSISTANT", "CONTACT", "ASSISTANT"]);
    expect(conversation[0]?.content).toContain("an AI assistant calling for");
    expect(orderedFor(callId)).toHaveLength(1);
    const { db } = calling.server.context;
    const cost = () => db.selectFrom("carrier_costs").selectAll().where("call_id", "=", callId).execute();
    await expect.poll(cost).toMatchObject([{ carrier: "retell", currency: "USD" }]);
    await expect.poll(async () => (await calling.read(callId)).voiceRecord).toBe(true);
    expect(await calling.money.isSettled()).toBe(true);
  });

  it("shows the words of a call turn by turn while it goes on", async () => {
    calling.retell.stepMs = 60;
    const callId = await calling.call();
    await using words = await readStream<CallWordsMessage>(calling.seller, `/v1/calls/live/${callId}`);
    const messages = await readAll(words);
    calling.retell.stepMs = 5;
    const said = messages.flatMap((message) => (message.type === "words" ? [message] : []));
    expect(said.map(({ turn, role, isFinal, startSecond }) => ({ turn, role, isFinal, startSecond }))).toEqual([
      { turn: 0, role: "ASSISTANT", isFinal: true, startSecond: 1 },
      { turn: 1, role: "CONTACT", isFinal: true, startSecond: 5 },
      { turn: 2, role: "ASSISTANT", isFinal: true, startSecond: 9 },
    ]);
    expect(messages.at(-1)).toEqual({ type: "ended", callId });
  });

  it("keeps a conversation whose words have what PostgreSQL refuses: half a character, or NUL", async () => {
    const { reply } = calling.retell;
    calling.retell.reply = "Yes, that sounds good\0 \ud83d";
    const callId = await calling.call();
    await hasEnded(callId, "COMPLETED");
    await expect
      .poll(async () => (await calling.read(callId)).conversation[1]?.content)
      .toBe("Yes, that sounds good \ufffd");
    expect(await calling.money.isSettled()).toBe(true);
    calling.retell.reply = reply;
  });

  it("tells managers who carried a call, what that cost and what was charged, and sellers nothing of it", async () => {
    calling.retell.chaos = {};
    const callId = await calling.call();
    await hasEnded(callId, "COMPLETED");
    const manager = await calling.server.signIn("rep@callwright.test");
    const asManager = async () =>
      (await manager.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body.carrier;
    await expect.poll(async () => (await asManager())?.cost).toMatchObject({ currency: "USD" });
    const carrier = await asManager();
    expect(carrier?.name).toBe("retell");
    expect(carrier?.cost?.amount).toBeGreaterThan(0);
    const { rows } = await sql<{ charged: number }>`
      select usd(-amount_micros)::float8 as charged from ledger_entries where call_id = ${callId} and kind = 'SETTLE'`.execute(
      calling.server.context.db,
    );
    expect(carrier?.charged).toBe(rows[0]?.charged);
    expect((await calling.read(callId)).carrier).toBeNull();
  });

  it("tells at once that a call is dialled, and next that it was answered: Retell does not say that it rings", async () => {
    const stopping = new AbortController();
    const events = calling.server.context.events.follow({ kind: "everything" }, { signal: stopping.signal });
    const callId = await calling.call();
    const course: string[] = [];
    for await (const event of events) {
      if (event.type !== "call.updated" || event.call.id !== callId) continue;
      const { status: reached, startAt } = event.call;
      course.push(`${reached}${startAt === null ? "" : " dialled"}`);
      if (reached === "IN_PROGRESS") break;
    }
    stopping.abort();
    expect(course.slice(-2)).toEqual(["QUEUED dialled", "IN_PROGRESS dialled"]);
    await hasEnded(callId, "COMPLETED");
  });

  it.each([
    ["dial_busy", "BUSY"],
    ["dial_no_answer", "NO_ANSWER"],
    ["user_declined", "FAILED"],
    ["error_asr", "COMPLETED"],
    ["error_retell", "FAILED"],
  ] as const)("ends a call of which it says %s as %s", async (reason, wanted) => {
    calling.retell.reasonOf = () => reason;
    const callId = await calling.call();
    await hasEnded(callId, wanted);
    expect(orderedFor(callId)).toHaveLength(1);
  });

  it("refuses what is not signed, signed over another body, with another key, or long ago, and keeps nothing of it", async () => {
    const callId = await calling.call();
    await hasEnded(callId, "COMPLETED");
    const { apiKey } = calling.retell.account;
    const now = calling.server.context.clock.now();
    const body = JSON.stringify({ event: "call_started", call: { call_id: "call_1", metadata: { callId } } });
    const send = (signature: string, sent = body) =>
      calling.server.anonymous.raw("/v1/carriers/retell/events", {
        method: "POST",
        body: sent,
        headers: { "content-type": "application/json", [RETELL_SIGNATURE_HEADER]: signature },
      });
    const forged = [
      "",
      retellSignature(apiKey, `${body} `, now),
      retellSignature("another", body, now),
      retellSignature(apiKey, body, new Date(now.getTime() - 600_000)),
    ];
    for (const signature of forged) expect(await send(signature)).toMatchObject({ status: 401 });
    const nobodys = JSON.stringify({ event: "call_started", call: { call_id: "call_1" } });
    expect(await send(retellSignature(apiKey, nobodys, now), nobodys)).toMatchObject({ status: 200 });
    expect(await send(retellSignature(apiKey, body, now))).toMatchObject({ status: 200 });
    expect(await status(callId)).toBe("COMPLETED");
  });

  it("takes or refuses a report of any form, and ends the call by the one that is whole", async () => {
    calling.retell.chaos = { isSilent: true };
    const callId = await calling.call();
    await expect
      .poll(() => calling.retell.calls.some(({ metadata }) => callIdOf({ call_id: "", metadata }) === callId))
      .toBe(true);
    const { order: _order, isHungUp: _isHungUp, ...call } = calling.retell.calls.at(-1)!;
    const now = calling.server.context.clock.now();
    const ended = {
      ...call,
      start_timestamp: now.getTime(),
      end_timestamp: now.getTime() + 12_000,
      duration_ms: 12_000,
      disconnection_reason: "user_hangup",
      transcript_object: [{ role: "user", content: "Yes.", words: [{ word: "Yes.", start: 1, end: 2 }] }],
      call_cost: { combined_cost: 12 },
    };
    const report = async (event: string, said: unknown) => {
      const body = JSON.stringify({ event, call: said });
      const signature = retellSignature(calling.retell.account.apiKey, body, now);
      const headers = { "content-type": "application/json", [RETELL_SIGNATURE_HEADER]: signature };
      return (await calling.server.anonymous.raw("/v1/carriers/retell/events", { method: "POST", body, headers }))
        .status;
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("call_started", "transcript_updated"), brokenBody(ended), async (event, odd) => {
        expect([200, 400]).toContain(await report(event, odd));
      }),
      { numRuns: 100, seed: 20_261_130 },
    );
    expect(await report("call_analyzed", ended)).toBe(200);
    await hasEnded(callId, "COMPLETED");
    expect(await calling.money.isSettled()).toBe(true);
  });
});
