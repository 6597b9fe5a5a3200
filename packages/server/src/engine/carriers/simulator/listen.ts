import { setTimeout as pause } from "node:timers/promises";

import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../db/database.ts";
import type { Speech } from "../../speech/port.ts";
import { decodeWav } from "../../speech/wav.ts";
import type { CallSound } from "../port.ts";

interface Surroundings {
  db: Database;
  clock: Clock;
  speech: Speech;
  speed: number;
}

const EVERY_MS = 250;

/** The audio of a simulated call: its conversation in the voices of its recording, by the simulator's clock. */
export async function listenToSimulated(surroundings: Surroundings, callId: string): Promise<CallSound | null> {
  const { clock, speed } = surroundings;
  const first = await render(surroundings, callId);
  if (!first) return null;
  return {
    sampleRate: first.sampleRate,
    async *pieces(signal) {
      let heard = first;
      let until = secondAt(first, clock, speed);
      while (!signal.aborted) {
        await pause(EVERY_MS, undefined, { signal }).catch(() => {});
        const now = await render(surroundings, callId, heard);
        if (!now || signal.aborted) return;
        heard = now;
        const from = until;
        until = secondAt(now, clock, speed);
        yield heardBetween(now, from, until, speed);
      }
    },
  };
}

interface Rendered {
  /** The conversation from which it was rendered. */
  text: string;
  samples: Int16Array;
  sampleRate: number;
  answersAt: Date;
}

/** The audio of a call as currently planned; null if it has ended. It is rendered again only after a change. */
async function render({ db, clock, speech }: Surroundings, callId: string, known?: Rendered): Promise<Rendered | null> {
  const now = clock.now();
  const call = await db
    .selectFrom("simulator_calls")
    .select(["language", "conversation", "answers_at", "duration_seconds"])
    .where("call_id", "=", callId)
    .where("answers_at", "<=", now)
    .where("ends_at", ">", now)
    .where("hung_up_at", "is", null)
    .executeTakeFirst();
  if (!call?.answers_at) return null;
  const { language, conversation: turns, duration_seconds: durationSeconds } = call;
  const text = JSON.stringify([turns, durationSeconds]);
  if (known?.text === text) return known;
  const { samples, sampleRate } = decodeWav((await speech.render({ language, turns, durationSeconds })).wav);
  return { text, samples, sampleRate, answersAt: call.answers_at };
}

function secondAt({ answersAt }: Rendered, clock: Clock, speed: number): number {
  return ((clock.now().getTime() - answersAt.getTime()) / 1000) * speed;
}

/** If the clock runs faster, the audio does, too. */
function heardBetween({ samples, sampleRate }: Rendered, from: number, until: number, speed: number): Int16Array {
  const first = from * sampleRate;
  const count = Math.max(0, Math.floor(((until - from) * sampleRate) / speed));
  return Int16Array.from({ length: count }, (_, index) => samples[Math.floor(first + index * speed)] ?? 0);
}
