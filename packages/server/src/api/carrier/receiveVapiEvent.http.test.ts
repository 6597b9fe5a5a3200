import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import type { CallWordsMessage } from "../../events/callWords.ts";
import { brokenBody } from "../../testing/contract/badRequests.ts";
import { readStream } from "../../testing/readEvents.ts";
import { startVapiServer, type VapiServer } from "../../engine/carriers/vapi/testing/startVapiServer.ts";

let calling: VapiServer;
beforeAll(async () => {
  calling = await startVapiServer();
});
afterAll(() => calling[Symbol.asyncDispose]());
beforeEach(() => {
  calling.vapi.chaos = {};
  calling.vapi.fateOf = () => "answered";
});

const status = async (callId: string) => (await calling.read(callId)).status;
const ended = (callId: string, wanted: string) =>
  expect.poll(() => status(callId), { timeout: 25_000, interval: 200 }).toBe(wanted);
const placedFor = (callId: string) => calling.vapi.calls.filter(({ order }) => order.name === callId);

describe("receiveVapiEvent", () => {
  it.each([
    ["all is well", {}],
    ["everything is reported twice", { isRepeating: true }],
    ["everything is reported in the wrong order", { isReordering: true }],
    ["its order is answered with 503 although it was placed", { order: "503" }],
    ["the answer to its order is cut off", { order: "cut" }],
  ] as const)("brings a call to its end, with its words and its cost, when %s", async (_what, chaos) => {
    calling.vapi.chaos = chaos;
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    await expect.poll(async () => (await calling.read(callId)).answer).toBe("POSITIVE");
    const { conversation } = await calling.read(callId);
    expect(conversation.map(({ role }) => role)).toEqual(["ASSISTANT", "CONTACT", "ASSISTANT"]);
    expect(conversation[0]?.content).toContain("an AI assistant calling for");
    expect(placedFor(callId)).toHaveLength(1);
    const { db } = calling.server.context;
    const cost = () => db.selectFrom("carrier_costs").selectAll().where("call_id", "=", callId).execute();
    await expect.poll(cost).toMatchObject([{ carrier: "vapi", currency: "USD" }]);
    expect(await calling.money.isSettled()).toBe(true);
  });

  it("shows the words of a call while it goes on, the person's as they speak, and in the end those of its report", async () => {
    const { vapi } = calling;
    // The talk goes on when its words were read: unfinished words are replaced by the finished ones.
    const messages: CallWordsMessage[] = [];
    const before = vapi.messages.length;
    // The first message of a conversation is the instruction.
    const isAboutWords = ({ message }: (typeof vapi.messages)[number]) =>
      message.type === "transcript" ||
      (message.type === "conversation-update" && (message.messages as unknown[]).length > 1);
    const spoken = () => vapi.messages.slice(before).filter(isAboutWords).length;
    vapi.untilNext = () => vi.waitUntil(() => messages.length >= spoken(), { timeout: 20_000 });
    onTestFinished(() => void (vapi.untilNext = () => Promise.resolve()));
    const callId = await calling.call();
    await using words = await readStream<CallWordsMessage>(calling.seller, `/v1/calls/live/${callId}`);
    for (let next = await words.next(); next; next = await words.next()) messages.push(next);
    const said = messages.flatMap((message) => (message.type === "words" ? [message] : []));
    const heard = said.map(({ turn, content, isFinal }) => `${turn} ${isFinal ? "said" : "says"} ${content}`);
    const answer = "Yes, that sounds good, please send me an offer.";
    expect(heard.slice(1)).toEqual([
      "1 says Yes, that",
      `1 said ${answer}`,
      "2 said I will do that. Goodbye.",
      "3 says Hm.",
      "3 said Hm.",
    ]);
    expect(said[0]).toMatchObject({ turn: 0, role: "ASSISTANT", isFinal: true, startSecond: 1 });
    expect(messages.at(-1)).toEqual({ type: "ended", callId });
    await ended(callId, "COMPLETED");
    const { conversation } = await calling.read(callId);
    expect(conversation.slice(1).map(({ content }) => content)).toEqual([answer, "I will do that. Goodbye."]);
  });

  it("keeps the words that were heard when the report has none", async () => {
    calling.vapi.chaos = { isForgetful: true };
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    const { conversation } = await calling.read(callId);
    expect(conversation.map(({ role }) => role)).toEqual(["ASSISTANT", "CONTACT", "ASSISTANT", "CONTACT"]);
  });

  it.each([
    ["busy", "BUSY"],
    ["unanswered", "NO_ANSWER"],
    ["broken", "FAILED"],
    ["brokenInTalk", "COMPLETED"],
  ] as const)("ends a call that is %s as %s", async (fate, wanted) => {
    calling.vapi.fateOf = () => fate;
    const callId = await calling.call();
    await ended(callId, wanted);
    expect(placedFor(callId)).toHaveLength(1);
  });

  it("refuses what has no key, another call's key, or a key with another letter, and keeps nothing of it", async () => {
    const [one, other] = [await calling.call(), await calling.call()];
    await Promise.all([ended(one, "COMPLETED"), ended(other, "COMPLETED")]);
    const keyOf = (callId: string) =>
      placedFor(callId)[0]?.order.assistant.server.headers["x-callwright-call-key"] ?? "";
    const key = keyOf(one);
    const message = {
      type: "status-update",
      status: "ringing",
      call: { id: crypto.randomUUID(), customer: { externalId: one } },
    };
    const send = (given: string, body: unknown = { message }) =>
      calling.server.anonymous.raw("/v1/carriers/vapi/events", {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", "x-callwright-call-key": given },
      });
    const forged = Array.from(
      { length: 8 },
      (_, at) => key.slice(0, at) + (key[at] === "0" ? "1" : "0") + key.slice(at + 1),
    );
    for (const given of ["", keyOf(other), ...forged]) expect(await send(given)).toMatchObject({ status: 401 });
    expect(await send(key, { message: { type: "status-update" } })).toMatchObject({ status: 401 });
    expect(await send(key)).toMatchObject({ status: 200, body: { received: true } });
    expect(await status(one)).toBe("COMPLETED");
  });

  it("takes or refuses a report of any form, and ends the call by the one that is whole", async () => {
    calling.vapi.chaos = { isSilent: true };
    const callId = await calling.call();
    await expect.poll(() => placedFor(callId)).toHaveLength(1);
    const { order, isHungUp: _isHungUp, ...call } = placedFor(callId)[0]!;
    const at = calling.server.context.clock.now();
    const message = {
      type: "status-update",
      status: "in-progress",
      timestamp: at.getTime(),
      startedAt: at.toISOString(),
      endedAt: new Date(at.getTime() + 12_000).toISOString(),
      endedReason: "customer-ended-call",
      cost: 0.12,
      role: "user",
      transcript: "Yes",
      messages: [{ role: "user", message: "Yes.", secondsFromStart: 1 }],
      artifact: { messages: [{ role: "user", message: "Yes.", secondsFromStart: 1 }] },
      call: { ...call, customer: { externalId: callId } },
    };
    const headers = {
      "content-type": "application/json",
      "x-callwright-call-key": order.assistant.server.headers["x-callwright-call-key"] ?? "",
    };
    const report = async (said: unknown) => {
      const body = JSON.stringify({ message: said });
      return (await calling.server.anonymous.raw("/v1/carriers/vapi/events", { method: "POST", body, headers })).status;
    };
    const types = fc.constantFrom("status-update", "conversation-update", "transcript");
    await fc.assert(
      fc.asyncProperty(
        types.chain((type) => brokenBody({ ...message, type })),
        async (odd) => {
          expect([200, 400, 401]).toContain(await report(odd));
        },
      ),
      { numRuns: 100, seed: 20_261_130 },
    );
    expect(await report({ ...message, type: "end-of-call-report" })).toBe(200);
    await ended(callId, "COMPLETED");
    expect(await calling.money.isSettled()).toBe(true);
  });
});
