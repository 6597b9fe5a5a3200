import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import type { Listen } from "../../db/listenTo.ts";
import type { Logger } from "../../logger.ts";
import { readIntervention, settleIntervention, type InterventionRow } from "../../store/calls/interventions.ts";

/** Does in a talk what somebody wants done. */
export type TakeIntervention = (intervention: InterventionRow) => void;

/** The talks of all processes on this database: what somebody wants done in a call reaches the process that speaks there. */
export interface OpenTalks extends AsyncDisposable {
  /** A talk of this process, until it is disposed of. */
  add: (callId: string, take: TakeIntervention) => Disposable;
  /** Has an intervention carried out that waits. Answers whether somebody did. */
  carryOut: (intervention: { id: string; callId: string }) => Promise<boolean>;
}

const CHANNEL = "call_interventions";
/** A process that speaks hears of it at once; whoever asks waits no longer than this. */
const WITHIN_MS = 4_000;
const LOOK_EVERY_MS = 100;

/**
 * Starts listening for what is wanted in talks.
 *
 * @param isSpeaking whether our own assistant speaks in any calls of this installation; without it nobody listens.
 */
export async function createOpenTalks(
  { db, logger }: { db: Database; logger: Logger },
  listenTo: Listen,
  isSpeaking: boolean,
): Promise<OpenTalks> {
  const talks = new Map<string, TakeIntervention>();

  const takeHere = async (id: string, callId: string): Promise<boolean> => {
    const take = talks.get(callId);
    const claimed = take && (await settleIntervention(db, id, "DONE"));
    if (claimed) take(claimed);
    return claimed !== undefined;
  };
  const onNotice = (payload?: string) => {
    const [id, callId] = payload?.split(" ") ?? [];
    if (id === undefined || callId === undefined) return;
    takeHere(id, callId).catch((error: unknown) =>
      logger.warn({ err: error, callId }, "what somebody wants in a call could not be read"),
    );
  };
  const listener = isSpeaking ? await listenTo(CHANNEL, onNotice) : undefined;

  return {
    add(callId, take) {
      talks.set(callId, take);
      return {
        [Symbol.dispose]() {
          // Another talk may have gone on with the call.
          if (talks.get(callId) === take) talks.delete(callId);
        },
      };
    },
    async carryOut({ id, callId }) {
      if (talks.has(callId)) return takeHere(id, callId);
      await sql`select pg_notify(${CHANNEL}, ${`${id} ${callId}`})`.execute(db);
      for (let waited = 0; waited < WITHIN_MS; waited += LOOK_EVERY_MS) {
        await pause(LOOK_EVERY_MS);
        if ((await readIntervention(db, id))?.state === "DONE") return true;
      }
      return false;
    },
    async [Symbol.asyncDispose]() {
      await listener?.[Symbol.asyncDispose]();
    },
  };
}
