import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import type { SimulatedTurn } from "../../../domain/simulatedTurn.ts";
import type { SpokenWords } from "../../../store/calls/callWords.ts";
import type { Ids } from "../../../ids.ts";
import type { DeliveryOptions } from "./delivery.ts";
import { saidUntil } from "./said.ts";

/** People say four or five words per second; a carrier reports words about as often. */
const EVERY_MS = 250;
/** The maximum delay of the first word after a call was answered. */
const IDLE_MS = 1_000;
/** Nobody can follow faster words, and they would slow down tests with ten thousand calls. */
const FASTEST = 100;
/** After this time without activity, a process is no longer the speaking one. */
const SPEAKER_FOR_MS = 2_000;

interface Options extends Pick<DeliveryOptions, "db" | "clock" | "logger"> {
  ids: Ids;
  /** How much faster than real time the simulator's clock runs. */
  speed: number;
}

/**
 * Speaks in the calls in progress, word by word, according to their conversations. One process at a time does so for
 * all; if it dies, another one takes over, because the clock determines what has been said.
 */
export function startSpeaking(options: Options, say: (spoken: SpokenWords[]) => Promise<void>): AsyncDisposable {
  const { ids, logger, speed } = options;
  const speaker = ids.next();
  const stopping = new AbortController();
  const told = new Map<string, Map<number, number>>();

  /** Returns whether there is a call in which somebody speaks. */
  const speak = async (): Promise<boolean> => {
    const spoken = await readSpoken(options, speaker);
    for (const callId of told.keys()) if (!spoken.some((one) => one.callId === callId)) told.delete(callId);
    const fresh = spoken.flatMap((call) => {
      const before = told.get(call.callId) ?? new Map<number, number>();
      told.set(call.callId, before);
      return saidUntil(call, call.second).filter(({ turn, revision }) => (before.get(turn) ?? 0) < revision);
    });
    if (fresh.length > 0) await say(fresh);
    for (const { callId, turn, revision } of fresh) told.get(callId)?.set(turn, revision);
    return spoken.length > 0;
  };
  const run = async () => {
    if (speed > FASTEST) return;
    while (!stopping.signal.aborted) {
      const isSpeaking = await speak().catch((error: unknown) => {
        logger.warn({ err: error }, "simulated words could not be told");
        return false;
      });
      const rest = isSpeaking ? EVERY_MS : IDLE_MS;
      await pause(rest, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

interface Spoken {
  callId: string;
  language: string;
  conversation: SimulatedTurn[];
  /** Seconds since the call was answered, by the simulator's clock. */
  second: number;
}

/** The calls in which somebody speaks now; none if another process is the speaking one. */
async function readSpoken({ db, clock, speed }: Options, speaker: string): Promise<Spoken[]> {
  const now = clock.now();
  const calls = await db
    .selectFrom("simulator_calls")
    .select(["call_id", "language", "conversation"])
    .select((call) => call.ref("answers_at").$notNull().as("answers_at"))
    .where("answers_at", "<=", now)
    .where("ends_at", ">", now)
    .where("hung_up_at", "is", null)
    .execute();
  if (calls.length === 0) return [];
  const until = new Date(now.getTime() + SPEAKER_FOR_MS);
  const { rows } = await sql`
    update simulator_voice set speaker = ${speaker}, until = ${until} where speaker = ${speaker} or until < ${now}
    returning speaker`.execute(db);
  if (rows.length === 0) return [];
  return calls.map((call) => ({
    callId: call.call_id,
    language: call.language,
    conversation: call.conversation,
    second: ((now.getTime() - call.answers_at.getTime()) / 1000) * speed,
  }));
}
