import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { ConversationTurn } from "../domain/call.ts";
import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import type { Carrier, CarrierEvent } from "./carriers/port.ts";
import { readCalls } from "./readCalls.ts";
import type { Reader, ReaderInput } from "./reading/port.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { sweep } from "./sweep.ts";
import { takeCarrierWords } from "./takeCarrierWords.ts";
import { runTalk } from "./talk/runTalk.ts";
import { dialledCall } from "./testing/dialledCall.ts";
import { finishedCall } from "./testing/finishedCall.ts";
import { withCarrier } from "./testing/withCarrier.ts";

/** A wish that no list of phrases knows. */
const wish = "Let this be the last time, will you.";
const agreement = "Sounds good, send me an offer.";
const MINUTE = 60_000;

/** The conversations that the model was given. */
const given: ReaderInput["conversation"][] = [];
const model: Reader = {
  name: "MODEL",
  read: ({ conversation }) => {
    given.push(conversation);
    const turn = conversation.findIndex(({ content }) => content === wish);
    return Promise.resolve(
      turn < 0 ? {} : { doNotCall: { value: true, confidence: 0.9, evidence: [{ turn, quote: wish }] } },
    );
  },
};

let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  server = await startTestServer({ processes: 1, reader: model });
  seller = await server.signIn(people.seller);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.context.db.deleteFrom("suppressed_numbers").execute();
});

describe("words of a talk that are stored after the call was read", () => {
  it("are obeyed if they ask for no more calls, also where only a model understands it", async () => {
    const { callId, storeWords } = await readBefore(wish);
    expect(await isCalledNoMore(callId)).toBe(false);
    await storeWords();
    await expect.poll(() => isCalledNoMore(callId), { timeout: 15_000 }).toBe(true);
    expect(await shown(callId)).toMatchObject({ status: "COMPLETED", result: "DO_NOT_CALL" });
  });

  it("count for the answer, which is told once and costs nothing more", async () => {
    const { callId, storeWords } = await readBefore(agreement);
    expect(await shown(callId)).toMatchObject({ answer: "NEUTRAL", result: "UNDECIDED" });
    const [told, entries] = [await timesTold(callId), await ledgerEntries(callId)];
    await storeWords();
    await expect.poll(async () => (await shown(callId)).answer, { timeout: 15_000 }).toBe("POSITIVE");
    expect(await shown(callId)).toMatchObject({ result: "INTERESTED", reading: { answer: { value: "POSITIVE" } } });
    await readCalls(server.context, [callId]);
    expect(await timesTold(callId)).toBe(told + 1);
    expect(await ledgerEntries(callId)).toBe(entries);
  });

  it("leave an answer alone that a person has set", async () => {
    const { callId, storeWords } = await readBefore(agreement);
    await seller.post(`/v1/calls/history/answer/${callId}`, { answer: "NEGATIVE" });
    await storeWords();
    await expect.poll(async () => (await shown(callId)).reading?.answer?.value, { timeout: 15_000 }).toBe("POSITIVE");
    expect(await shown(callId)).toMatchObject({
      answer: "NEGATIVE",
      result: "NOT_INTERESTED",
      reading: { setAnswer: { answer: "NEGATIVE" } },
    });
  });

  /** A call that was read while its last words could not be stored, and how to store them. */
  async function readBefore(words: string) {
    const { context } = server;
    const callId = crypto.randomUUID();
    await dialledCall(context, callId, "simulator");
    const stored = Promise.withResolvers<void>();
    const greeted = Promise.withResolvers<string>();
    const keep: typeof context.callWords.keep = async (id, turns, ...rest) => {
      if (turns.some(({ content }) => content === words)) await stored.promise;
      return context.callWords.keep(id, turns, ...rest);
    };
    const line = { greet: greeted.resolve, send: () => {}, record: () => {}, close: () => {} };
    const talk = runTalk({ ...context, callWords: { ...context.callWords, keep } }, { carrier: "simulator", ...line });
    talk.hear({ type: "setup", callSid: callId, callId });
    await greeted.promise;
    talk.hear({ type: "prompt", words, isLast: true });
    const ended = talk.end();
    await expect.poll(() => turnsOf(callId)).toBe(1);
    await take(callId, {}, { type: "ENDED", outcome: "COMPLETED", durationSeconds: 3 });
    await expect.poll(async () => (await shown(callId)).reading, { timeout: 15_000 }).not.toBeNull();
    return {
      callId,
      storeWords: async () => {
        stored.resolve();
        await ended;
      },
    };
  }
});

describe("a carrier's conversation that comes late", () => {
  const conversation: ConversationTurn[] = [
    { role: "ASSISTANT", content: "May we send you an offer?", startSecond: 0 },
    { role: "CONTACT", content: wish, startSecond: 4 },
  ];

  it("is read though the call was given up waiting for it", async () => {
    const callId = await answeredCall();
    await take(callId, without, { type: "ENDED", outcome: "COMPLETED", durationSeconds: 30 });
    await sweep(withCarrier(later(11 * MINUTE), without));
    expect(await shown(callId)).toMatchObject({ answer: "NEUTRAL", conversation: [], reading: null });
    await take(callId, saying(conversation), { type: "CONVERSATION_READY" });
    await expect.poll(() => isCalledNoMore(callId), { timeout: 15_000 }).toBe(true);
    expect(await shown(callId)).toMatchObject({
      result: "DO_NOT_CALL",
      conversation: [{ role: "ASSISTANT" }, { role: "CONTACT", content: wish }],
    });
  });

  it("that cannot be asked for keeps no other call waiting, and is given up after a day", async () => {
    const { context } = server;
    const unread = context.db
      .selectFrom("calls")
      .select("id")
      .where("answer", "=", "IN_PROGRESS")
      .where("status", "=", "COMPLETED");
    const waiting = async () => (await unread.execute()).length;
    const before = await waiting();
    const ids: string[] = [];
    for (let made = 0; made < 61; made += 1) ids.push(await finishedCall(context, []));
    await context.db.updateTable("calls").set({ answer: "IN_PROGRESS" }).where("id", "in", ids).execute();
    const last = ids.at(-1);
    const read: Carrier["read"] = ({ callId }) =>
      callId === last ? Promise.resolve({ events: [], conversation }) : Promise.reject(new Error("It is away"));
    const swept = async (minutes: number) => {
      await sweep(withCarrier(later(minutes * MINUTE), { read }));
      return waiting();
    };
    await expect.poll(() => swept(11), { timeout: 25_000 }).toBe(before + 60);
    expect((await shown(last ?? "")).conversation).toHaveLength(2);
    await expect.poll(() => swept(25 * 60)).toBe(before);
  });

  it("is obeyed after a call that failed, which stays failed and free", async () => {
    const callId = await answeredCall();
    await take(callId, without, { type: "ENDED", outcome: "FAILED", failureCode: "CALL_DROPPED" });
    await take(callId, saying(conversation), { type: "CONVERSATION_READY" });
    await expect.poll(() => isCalledNoMore(callId), { timeout: 15_000 }).toBe(true);
    expect(await shown(callId)).toMatchObject({
      status: "FAILED",
      answer: "NO_CALL",
      result: null,
      reading: null,
      conversation: [{ role: "ASSISTANT" }, { role: "CONTACT" }],
    });
    expect(await ledgerEntries(callId)).toBe(0);
  });

  it("that asks for no more calls in plain words is obeyed at once", async () => {
    const callId = await answeredCall();
    await take(callId, without, { type: "ENDED", outcome: "FAILED", failureCode: "CALL_DROPPED" });
    const plain = [{ role: "CONTACT" as const, content: "Never call me again.", startSecond: 1 }];
    await take(callId, saying(plain), { type: "CONVERSATION_READY" });
    expect(await isCalledNoMore(callId)).toBe(true);
  });

  it("is not needed after a call that failed, for words that were reported while they were said", async () => {
    const callId = await answeredCall();
    const at = { carrier: "simulator", carrierCallId: "c" };
    await takeCarrierWords(server.context, callId, at, { turns: conversation });
    await take(callId, without, { type: "ENDED", outcome: "FAILED", failureCode: "CALL_DROPPED" });
    await expect.poll(() => isCalledNoMore(callId), { timeout: 15_000 }).toBe(true);
  });

  it("that says nothing new is not read again", async () => {
    const callId = await answeredCall();
    await take(callId, saying(conversation), { type: "ENDED", outcome: "COMPLETED", durationSeconds: 30 });
    await expect.poll(async () => (await shown(callId)).reading, { timeout: 15_000 }).not.toBeNull();
    const { reading, updatedAt } = await shown(callId);
    await take(callId, saying(conversation), { type: "CONVERSATION_READY" });
    await readCalls(server.context, [callId]);
    expect(await shown(callId)).toMatchObject({ reading, updatedAt });
  });

  const later = (milliseconds: number) => ({
    ...server.context,
    clock: { now: () => new Date(Date.now() + milliseconds) },
  });
  const saying = (turns: ConversationTurn[]): Partial<Carrier> => ({
    traits: { ...server.context.carrier.traits, conversation: "later" },
    read: () => Promise.resolve({ events: [], conversation: turns }),
  });
  const without: Partial<Carrier> = {
    get traits() {
      return { ...server.context.carrier.traits, conversation: "later" as const };
    },
    read: () => Promise.resolve({ events: [], conversation: [] }),
  };

  async function answeredCall(): Promise<string> {
    const callId = crypto.randomUUID();
    await dialledCall(server.context, callId, "simulator");
    await take(callId, without, { type: "ANSWERED" });
    return callId;
  }
});

it("a call whose words change again and again is read a limited number of times", async () => {
  const { db } = server.context;
  const callId = await finishedCall(server.context, [{ role: "CONTACT", content: "Hello?" }]);
  given.length = 0;
  for (let position = 1; position <= 15; position += 1) {
    await readCalls(server.context, [callId]);
    const turn = { call_id: callId, position, role: "CONTACT" as const, content: `Well, ${position}.` };
    await db
      .insertInto("call_turns")
      .values({ ...turn, start_second: position })
      .execute();
  }
  expect(given).toHaveLength(10);
});

const shown = async (id: string) => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;

/** Lets the engine receive an event of a carrier that differs from the simulator. */
async function take(callId: string, changes: Partial<Carrier>, event: Partial<CarrierEvent>): Promise<void> {
  const engine = withCarrier(server.context, changes);
  const at = server.context.clock.now().toISOString();
  const about = { id: crypto.randomUUID(), callId, carrierCallId: "c", at };
  await takeEvents(engine, engine.carrier, [{ ...about, type: "ENDED", ...event }]);
}

async function isCalledNoMore(callId: string): Promise<boolean> {
  const { db } = server.context;
  const found = await db
    .selectFrom("suppressed_numbers")
    .innerJoin("calls", "calls.contact_phone_number", "suppressed_numbers.phone_number")
    .select("suppressed_numbers.id")
    .where("calls.id", "=", callId)
    .executeTakeFirst();
  return found !== undefined;
}

async function turnsOf(callId: string): Promise<number> {
  const { db } = server.context;
  return (await db.selectFrom("call_turns").select("position").where("call_id", "=", callId).execute()).length;
}

async function timesTold(callId: string): Promise<number> {
  const { db } = server.context;
  const events = await db.selectFrom("live_events").select("payload").execute();
  return events.filter(({ payload }) => payload.type === "call.updated" && payload.call.id === callId).length;
}

async function ledgerEntries(callId: string): Promise<number> {
  const { db } = server.context;
  return (await db.selectFrom("ledger_entries").select("position").where("call_id", "=", callId).execute()).length;
}
