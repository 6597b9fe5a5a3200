import type { Recording } from "./speech/port.ts";
import type { Trx } from "../db/database.ts";
import { isArchived } from "../store/archive.ts";
import { lockCall, readCall, type CallRow } from "../store/calls/calls.ts";
import { carrierCallOf, carrierOf } from "./carriers/carrierOf.ts";
import { insertRecording, readRecordingFacts, type RecordingFacts } from "../store/calls/recordings.ts";
import { countLines } from "../store/calls/waitingCalls.ts";
import type { EngineContext } from "./engineContext.ts";

/** Recordings being fetched by this process, so that several listeners wait for one. */
const underWay = new Map<string, Promise<Recording | null>>();

/**
 * Makes sure that the sound of a call is in our own store: fetched from the carrier once, in the background when the call
 * ends, or when the first person wants to hear it.
 *
 * @returns null when the carrier has no recording of the call.
 */
export async function ensureRecording(
  engine: Pick<EngineContext, "db" | "carriers" | "clock">,
  callId: string,
): Promise<RecordingFacts | null> {
  const stored = await readRecordingFacts(engine.db, callId);
  if (stored) return stored;
  const fetching = underWay.get(callId) ?? fetchRecording(engine, callId).finally(() => underWay.delete(callId));
  underWay.set(callId, fetching);
  const recording = await fetching;
  if (!recording) return null;
  await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    // Nothing is kept of a company that was deleted meanwhile.
    if (call && !(await isArchived(trx, call.seller_company_id)))
      await insertRecording(trx, callId, recording, engine.clock.now());
  });
  return readRecordingFacts(engine.db, callId).then((facts) => facts ?? null);
}

async function fetchRecording(
  { db, carriers }: Pick<EngineContext, "db" | "carriers">,
  callId: string,
): Promise<Recording | null> {
  const call = await readCall(db, callId);
  return call ? carrierOf({ carriers }, call.carrier).readRecording(carrierCallOf(call)) : null;
}

/** More calls than this on the line, or over at once, are a campaign. */
const FEW_LINES = 2;

/**
 * Has the sound of calls fetched that have just ended, so that it plays at once. In a campaign it is left with a carrier that
 * keeps it until somebody wants to hear it: most calls are never listened to, and sound takes time and space.
 */
export async function prefetchRecordings(
  engine: Pick<EngineContext, "carriers" | "clock" | "queue">,
  trx: Trx,
  calls: CallRow[],
): Promise<void> {
  const mayStay = ({ carrier }: CallRow) => carrierOf(engine, carrier).traits.keepsRecordingsDays !== 0;
  const isCampaign =
    calls.length > FEW_LINES || (calls.some(mayStay) && (await countLines(trx, engine.clock.now())).lines > FEW_LINES);
  const toFetch = isCampaign ? calls.filter((call) => !mayStay(call)) : calls;
  const ids = toFetch.map(({ id }) => id);
  await engine.queue.send(trx, "fetch-recording", ids);
}
