import type { Trx } from "../db/database.ts";
import type { SettledAnswer } from "../domain/call.ts";
import type { StoredReading } from "../domain/callReading.ts";
import { wallClock } from "../domain/wallClock.ts";
import { readArchivedAmong } from "../store/archive.ts";
import { lockCalls, type CallRow } from "../store/calls/calls.ts";
import { rememberCallbacks } from "../store/calls/dueCallbacks.ts";
import { findUnread, readSpokenTurns, saveReadings, showReadings } from "../store/calls/readings.ts";
import { isOptOut } from "./agents/analyseConversation.ts";
import { refuseWaitingCalls } from "./applyStep.ts";
import { briefsOf } from "./briefsOf.ts";
import type { EngineContext } from "./engineContext.ts";
import { publishCalls } from "./publishCalls.ts";
import type { SpokenTurn } from "./reading/checkQuality.ts";
import { READING_VERSION, readConversation } from "./reading/readConversation.ts";
import { shownOf } from "./reading/shownOf.ts";
import { inTurns } from "./inTurns.ts";
import { rememberOptOut } from "./rememberOptOut.ts";

/** A call with its conversation, and the readers' results. */
interface ReadCall {
  call: CallRow & { answer: SettledAnswer };
  conversation: SpokenTurn[];
  reading: StoredReading;
}

/**
 * Analyses ended calls and stores the result once: a job that runs twice, or in two processes, changes nothing the
 * second time. Test calls, calls in which nobody spoke, and calls of deleted companies are not analysed.
 */
export async function readCalls(engine: EngineContext, callIds: string[]): Promise<void> {
  const read = await readEach(engine, callIds);
  if (read.length === 0) return;
  await engine.db.transaction().execute(async (trx) => {
    const at = engine.clock.now();
    const locked = await lockCalls(
      trx,
      read.map(({ call }) => call.id),
    );
    const archived = await readArchivedAmong(trx, [...new Set(read.map(({ call }) => call.seller_company_id))]);
    const alive = read.filter(({ call }) => locked.has(call.id) && !archived.has(call.seller_company_id));
    const readings = alive.map(({ call, reading }) => ({ callId: call.id, version: READING_VERSION, reading, at }));
    const kept = await saveReadings(trx, readings);
    await show(
      engine,
      trx,
      alive.filter(({ call }) => kept.has(call.id)),
      at,
    );
  });
}

/** Analyses the conversations of those calls that were not analysed yet. */
async function readEach({ db, clock, reader, logger }: EngineContext, callIds: string[]): Promise<ReadCall[]> {
  const calls = await findUnread(db, callIds, READING_VERSION);
  const briefs = await briefsOf(db, calls);
  const said = await readSpokenTurns(
    db,
    calls.map(({ id }) => id),
  );
  const read = await inTurns(calls, async (call): Promise<ReadCall[]> => {
    const brief = briefs.get(call.id);
    const conversation = said.get(call.id);
    if (!brief || !conversation) return [];
    const calledAt = wallClock(call.answered_at ?? call.ended_at ?? clock.now(), call.time_zone);
    const input = { conversation, brief, calledAt, answer: call.answer };
    return [{ call, conversation, reading: await readConversation(input, reader, logger) }];
  });
  return read.flat();
}

async function show(engine: EngineContext, trx: Trx, read: ReadCall[], at: Date): Promise<void> {
  if (read.length === 0) return;
  const shown = read.map(({ call, reading }) => ({
    callId: call.id,
    ...shownOf(reading, call.answer, call.time_zone),
  }));
  await showReadings(trx, shown, at);
  const callbacks = shown.flatMap(({ callId, callback_at: dueAt }) => (dueAt ? { callId, dueAt } : []));
  await rememberCallbacks(trx, callbacks);
  for (const { call, conversation, reading } of read)
    if (reading.doNotCall && !wasHeard(conversation)) await endCallsTo(engine, trx, call);
  await publishCalls(
    engine,
    trx,
    read.map(({ call }) => call.id),
    { areRead: true },
  );
}

/** Whether a request not to be called again was recognised when the call ended. */
function wasHeard(conversation: SpokenTurn[]): boolean {
  return conversation.some(({ role, content }) => role === "CONTACT" && isOptOut(content));
}

/** A request that only the second reader recognised counts like one that was recognised at once. */
async function endCallsTo(engine: EngineContext, trx: Trx, call: CallRow): Promise<void> {
  await rememberOptOut(engine, trx, call);
  await refuseWaitingCalls(engine, trx, call.seller_company_id, [call.contact_phone_number]);
}
