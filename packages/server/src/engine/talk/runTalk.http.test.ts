import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Context } from "../../context.ts";
import { aroundTransactions } from "../../db/aroundTransactions.ts";
import type { Database } from "../../db/database.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { CloseReason, OpenTalk } from "../carriers/port.ts";
import type { RelayMessage } from "../carriers/twilio/relay.ts";
import { takeEvents } from "../receiveCarrierEvents.ts";
import { dialledCall } from "../testing/dialledCall.ts";
import { runTalk } from "./runTalk.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ processes: 1 });
});
afterAll(() => server[Symbol.asyncDispose]());

it("somebody who answers while the database is away for a moment is greeted, and not hung up on", async () => {
  const { context } = server;
  const callId = crypto.randomUUID();
  await dialledCall(context, callId, "sip");

  const greeted = Promise.withResolvers<string>();
  const talk = runTalk(
    { ...context, db: awayForTransactions(context.db, 3) },
    {
      carrier: "sip",
      greet: greeted.resolve,
      send: () => {},
      record: () => {},
      close: (reason) => greeted.reject(new Error(`The line was closed: ${reason}`)),
    },
  );
  talk.hear({ type: "setup", callSid: "sip-1", callId });
  expect(await greeted.promise).not.toBe("");
  await talk.end();
});

describe("somebody who asks for no more calls and hangs up at once is called no more", () => {
  const refusal: RelayMessage = { type: "prompt", words: "Never call here again.", isLast: true };

  it("if the call is over before their words are stored", async () => {
    const stored = Promise.withResolvers<void>();
    const { callId, talk } = await talkOf(
      {
        callWords: {
          ...server.context.callWords,
          keep: async (...words) => {
            await stored.promise;
            return server.context.callWords.keep(...words);
          },
        },
      },
      "simulator",
    );
    talk.hear(refusal);
    const ended = talk.end();
    await endCall(callId);
    stored.resolve();
    await ended;
    expect(await isCalledNoMore(callId)).toBe(true);
  });

  it("if the line closes before the last of their words is reported as finished", async () => {
    const { callId, talk } = await talkOf({});
    talk.hear({ ...refusal, isLast: false });
    await talk.end();
    expect(await isCalledNoMore(callId)).toBe(true);
  });

  it("if the call is over before it is known to be ours", async () => {
    const claimed = Promise.withResolvers<void>();
    const { callId, talk } = await talkOf({ db: awayUntil(server.context.db, claimed.promise) }, "simulator");
    talk.hear({ type: "dtmf", digit: "9" });
    const ended = talk.end();
    await endCall(callId);
    claimed.resolve();
    await ended;
    expect(await isCalledNoMore(callId)).toBe(true);
  });

  it("but not the number of an answering machine that says so", async () => {
    const { callId, talk } = await talkOf({});
    await server.context.db.updateTable("calls").set({ answered_by: "MACHINE" }).where("id", "=", callId).execute();
    talk.hear(refusal);
    await talk.end();
    expect(await isCalledNoMore(callId)).toBe(false);
  });
});

it("a wish not to be called again is obeyed though only the model understands it", async () => {
  const { callId, talk } = await talkOf({
    brain: {
      async *reply() {
        yield { kind: "words", text: "Goodbye." };
        yield { kind: "end", reason: "DO_NOT_CALL" };
      },
    },
  });
  await isClaimed(callId);
  talk.hear({ type: "prompt", words: "Forget that I exist.", isLast: true });
  await expect.poll(() => isCalledNoMore(callId)).toBe(true);
  await talk.end();
});

describe("a wish not to be called again says nothing about a call of ours", () => {
  const refuse = async (callId: string, carrier: "simulator" | "sip", callSid: string) => {
    const talk = runTalk(server.context, { carrier, send: () => {}, record: () => {}, close: () => {} });
    talk.hear({ type: "setup", callSid, callId });
    talk.hear({ type: "dtmf", digit: "9" });
    await talk.end();
  };

  it.each([
    ["in a phone call of another carrier", "simulator", "phone-"],
    ["in another phone call", "sip", "another-"],
  ] as const)("%s", async (_, carrier, sid) => {
    const { callId, talk } = await talkOf();
    await isClaimed(callId);
    await refuse(callId, carrier, `${sid}${callId}`);
    expect(await isCalledNoMore(callId)).toBe(false);
    await refuse(callId, "sip", `phone-${callId}`);
    expect(await isCalledNoMore(callId)).toBe(true);
    await talk.end();
  });
});

it("an assistant that fails leaves the line to the carrier, which asks what to do", async () => {
  const { callId, talk, closed } = await talkOf({
    brain: {
      reply: () => {
        throw new Error("The model is gone");
      },
    },
  });
  await isClaimed(callId);
  talk.hear({ type: "prompt", words: "Yes?", isLast: true });
  await expect.poll(() => closed).toEqual(["failed"]);
  await talk.end();
});

it("what is said while the database is away for a moment is stored", async () => {
  let away = 0;
  const db = aroundTransactions(server.context.db, (trx, work) => {
    if (away-- > 0) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    return work(trx);
  });
  const { callId, talk } = await talkOf({ db });
  await isClaimed(callId);
  away = 3;
  talk.hear({ type: "prompt", words: "Tell me about the oil.", isLast: true });
  await talk.end();
  const said = await server.context.db
    .selectFrom("call_turns")
    .select("content")
    .where("call_id", "=", callId)
    .execute();
  expect(said).toContainEqual({ content: "Tell me about the oil." });
});

it("what somebody wants in a call whose talk is over was not carried out", async () => {
  const { context } = server;
  const { callId, talk } = await talkOf();
  await isClaimed(callId);
  await talk.end();
  const id = crypto.randomUUID();
  const wish = { id, call_id: callId, kind: "SAY", state: "PENDING", content: "Hello" } as const;
  const author = { author: "user:1", author_name: "Elif Kaya", target_name: null, target_number: null };
  await context.db
    .insertInto("call_interventions")
    .values({ ...wish, ...author, at: context.clock.now() })
    .execute();
  expect(await context.talks.carryOut({ id, callId })).toBe(false);
});

/** The talk of a call that was just answered, with another part of the server. */
async function talkOf(
  replaced: Partial<Context> = {},
  carrier: "simulator" | "sip" = "sip",
): Promise<{ callId: string; talk: OpenTalk; closed: CloseReason[] }> {
  const callId = crypto.randomUUID();
  await dialledCall(server.context, callId, carrier);
  const suppressed = server.context.db.deleteFrom("suppressed_numbers");
  await suppressed.where("phone_number", "=", await numberOf(callId)).execute();
  const closed: CloseReason[] = [];
  const line = { send: () => {}, record: () => {}, close: (reason: CloseReason) => void closed.push(reason) };
  const talk = runTalk({ ...server.context, ...replaced }, { carrier, ...line });
  talk.hear({ type: "setup", callSid: `phone-${callId}`, callId });
  return { callId, talk, closed };
}

/** The carrier reports that the call is over. */
async function endCall(callId: string): Promise<void> {
  const { context } = server;
  const about = { callId, carrierCallId: `phone-${callId}`, at: context.clock.now().toISOString() };
  await takeEvents(context, context.carrier, [
    { ...about, id: `${callId}:ended`, type: "ENDED", outcome: "COMPLETED", durationSeconds: 3 },
  ]);
  const call = await server.context.db.selectFrom("calls").select("status").where("id", "=", callId).executeTakeFirst();
  expect(call?.status).toBe("COMPLETED");
}

async function isCalledNoMore(callId: string): Promise<boolean> {
  const found = server.context.db.selectFrom("suppressed_numbers").select("id");
  return (await found.where("phone_number", "=", await numberOf(callId)).executeTakeFirst()) !== undefined;
}

async function numberOf(callId: string): Promise<string> {
  const call = server.context.db.selectFrom("calls").select("contact_phone_number");
  return (await call.where("id", "=", callId).executeTakeFirstOrThrow()).contact_phone_number;
}

/** Our assistant may speak in it. */
async function isClaimed(callId: string): Promise<void> {
  const call = server.context.db.selectFrom("calls").select("carrier_call_id as sid").where("id", "=", callId);
  await expect.poll(() => call.executeTakeFirst()).toEqual({ sid: `phone-${callId}` });
}

/** A database that does nothing in transactions until then. */
const awayUntil = (db: Database, back: Promise<void>) =>
  aroundTransactions(db, async (trx, work) => {
    await back;
    return work(trx);
  });

/** A database that refuses this number of transactions, as while it restarts. */
function awayForTransactions(db: Database, times: number): Database {
  let left = times;
  return aroundTransactions(db, (trx, work) => {
    if (left-- > 0) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    return work(trx);
  });
}
