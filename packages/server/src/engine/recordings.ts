import type { Recording } from "./speech/port.ts";
import type { Trx } from "../db/database.ts";
import { isArchived } from "../store/archive.ts";
import { lockCall, readCall, type CallRow } from "../store/calls/calls.ts";
import { carrierCallOf, carrierOf } from "./carriers/carrierOf.ts";
import { UnreadableSound } from "./speech/wav.ts";
import { insertRecording, readRecordingFacts, type RecordingFacts } from "../store/calls/recordings.ts";
import { countLines } from "../store/calls/waitingCalls.ts";
import type { EngineContext } from "./engineContext.ts";

type Needed = Pick<EngineContext, "db" | "carriers" | "clock" | "logger">;

/** `missing`: the carrier has no recording of the call; `unplayable`: it has one in a format that we do not read. */
type NoRecording = "missing" | "unplayable";

/** Recordings that this process is fetching, so that several listeners wait for the same one. */
const underWay = new Map<string, Promise<Recording | NoRecording>>();
/** Calls whose recording is unplayable, which is logged once. */
const unplayable = new Set<string>();

/**
 * Ensures that the recording of a call is in our own store: it is fetched from the carrier once, in the background when
 * the call ends, or when the first person wants to hear it.
 */
export async function ensureRecording(engine: Needed, callId: string): Promise<RecordingFacts | NoRecording> {
  const stored = await readRecordingFacts(engine.db, callId);
  if (stored) return stored;
  const fetching = underWay.get(callId) ?? fetchRecording(engine, callId).finally(() => underWay.delete(callId));
  underWay.set(callId, fetching);
  const recording = await fetching;
  if (typeof recording === "string") return recording;
  await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    // Nothing is stored for a company that was deleted meanwhile.
    if (call && !(await isArchived(trx, call.seller_company_id)))
      await insertRecording(trx, callId, recording, engine.clock.now());
  });
  return (await readRecordingFacts(engine.db, callId)) ?? "missing";
}

async function fetchRecording({ db, carriers, logger }: Needed, callId: string): Promise<Recording | NoRecording> {
  const call = await readCall(db, callId);
  if (!call) return "missing";
  try {
    return (await carrierOf({ carriers }, call.carrier).readRecording(carrierCallOf(call))) ?? "missing";
  } catch (error) {
    if (!(error instanceof UnreadableSound)) throw error;
    if (!unplayable.has(callId))
      logger.warn({ err: error, callId, carrier: call.carrier }, "a recording is in a format that is not supported");
    unplayable.add(callId);
    return "unplayable";
  }
}

/** More calls than this in progress, or ended at once, are treated as a campaign. */
const FEW_LINES = 2;

/**
 * Fetches the recordings of calls that have just ended, so that they play at once. In a campaign, a recording stays
 * with a carrier that keeps it until somebody wants to hear it, because most calls are never listened to, and audio
 * takes time and space.
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
