import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Context } from "../../context.ts";
import { aroundTransactions } from "../../db/aroundTransactions.ts";
import type { Database } from "../../db/database.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { OpenTalk } from "../carriers/port.ts";
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
    const { callId, talk } = await talkOf({
      callWords: {
        ...server.context.callWords,
        keep: async (...words) => {
          await stored.promise;
          return server.context.callWords.keep(...words);
        },
      },
    });
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
    const { callId, talk } = await talkOf({ db: awayUntil(server.context.db, claimed.promise) });
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

  /** The talk of a call that was just answered, with another part of the server. */
  async function talkOf(replaced: Partial<Context>): Promise<{ callId: string; talk: OpenTalk }> {
    const callId = crypto.randomUUID();
    await dialledCall(server.context, callId, "simulator");
    const suppressed = server.context.db.deleteFrom("suppressed_numbers");
    await suppressed.where("phone_number", "=", await numberOf(callId)).execute();
    const line = { send: () => {}, record: () => {}, close: () => {} };
    const talk = runTalk({ ...server.context, ...replaced }, { carrier: "simulator", ...line });
    talk.hear({ type: "setup", callSid: "simulated", callId });
    return { callId, talk };
  }

  /** The carrier reports that the call is over. */
  async function endCall(callId: string): Promise<void> {
    const { context } = server;
    const about = { callId, carrierCallId: "simulated", at: context.clock.now().toISOString() };
    await takeEvents(context, context.carrier, [
      { ...about, id: `${callId}:ended`, type: "ENDED", outcome: "COMPLETED", durationSeconds: 3 },
    ]);
    const call = await server.context.db
      .selectFrom("calls")
      .select("status")
      .where("id", "=", callId)
      .executeTakeFirst();
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
});

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
