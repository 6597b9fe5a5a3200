import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import type { Listen } from "../../db/listenTo.ts";
import type { Logger } from "../../logger.ts";
import { readIntervention, settleIntervention, type InterventionRow } from "../../store/calls/interventions.ts";

/** Carries out an intervention in a talk. */
export type TakeIntervention = (intervention: InterventionRow) => void;

/** The talks of all processes on this database: an intervention reaches the process that speaks in the call. */
export interface OpenTalks extends AsyncDisposable {
  /** A talk of this process, until it is disposed of. */
  add: (callId: string, take: TakeIntervention) => Disposable;
  /** Has a waiting intervention carried out. Returns whether it was. */
  carryOut: (intervention: { id: string; callId: string }) => Promise<boolean>;
}

const CHANNEL = "call_interventions";
/** The process that speaks is notified at once; this is the maximum wait. */
const WITHIN_MS = 4_000;
const LOOK_EVERY_MS = 100;

/**
 * Starts listening for interventions.
 *
 * @param isSpeaking whether our own assistant speaks in any calls of this installation; otherwise nothing listens.
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
          // Another talk may have continued the call.
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
