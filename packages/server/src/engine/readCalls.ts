import type { Trx } from "../db/database.ts";
import type { SettledAnswer } from "../domain/call.ts";
import { resultOfSetAnswer, type StoredReading } from "../domain/callReading.ts";
import { wallClock } from "../domain/wallClock.ts";
import { readArchivedAmong } from "../store/archive.ts";
import { lockCalls, stateOf, type CallRow } from "../store/calls/calls.ts";
import { rememberCallbacks } from "../store/calls/dueCallbacks.ts";
import {
  findReadable,
  readSetAnswers,
  readSpokenTurns,
  saveReadings,
  showReadings,
  wordsIn,
} from "../store/calls/readings.ts";
import { isOptOutKept } from "../store/suppressedNumbers.ts";
import { analysed, analysisOf, arrangeRetries } from "./applyStep.ts";
import { briefsOf } from "./briefsOf.ts";
import type { EngineContext } from "./engineContext.ts";
import { inTurns } from "./inTurns.ts";
import { obeyOptOut } from "./obeyOptOut.ts";
import { publishCalls } from "./publishCalls.ts";
import { READING_VERSION, readConversation } from "./reading/readConversation.ts";
import { shownOf } from "./reading/shownOf.ts";

/** A call, and the readers' results for its words. */
interface ReadCall {
  call: CallRow;
  /** Identifies the words that were read. */
  words: string;
  answer: SettledAnswer;
  reading: StoredReading;
}

/**
 * Analyses ended calls and stores the result once for the same words: a job that runs twice, or in two processes,
 * changes nothing the second time. A call is analysed again if later words were stored. Test calls, calls in which
 * nobody spoke, and calls of deleted companies are not analysed.
 */
export async function readCalls(engine: EngineContext, callIds: string[]): Promise<void> {
  const read = await readEach(engine, callIds);
  if (read.length === 0) return;
  await engine.db.transaction().execute(async (trx) => {
    const ids = read.map(({ call }) => call.id);
    const locked = await lockCalls(trx, ids);
    const archived = await readArchivedAmong(trx, [...new Set(read.map(({ call }) => call.seller_company_id))]);
    const said = await readSpokenTurns(trx, ids);
    const alive = read.flatMap((one) => {
      const call = locked.get(one.call.id);
      return call && !archived.has(call.seller_company_id) ? { ...one, call } : [];
    });
    const isCurrent = ({ call, words }: ReadCall) => words === wordsIn(said.get(call.id) ?? []);
    const { true: current = [], false: outdated = [] } = Object.groupBy(alive, (one) => `${isCurrent(one)}`);
    await keep(engine, trx, current);
    // Words that were stored during the analysis may have been counted on this job.
    await engine.queue.send(
      trx,
      "read-call",
      outdated.map(({ call }) => call.id),
    );
  });
}

/** Analyses the conversations of those calls that were not analysed yet, or have other words now. */
async function readEach(engine: EngineContext, callIds: string[]): Promise<ReadCall[]> {
  const { db, clock, reader, logger } = engine;
  const calls = await findReadable(db, callIds, READING_VERSION);
  const briefs = await briefsOf(db, calls);
  const said = await readSpokenTurns(
    db,
    calls.map(({ id }) => id),
  );
  const read = await inTurns(calls, async (call): Promise<ReadCall[]> => {
    const brief = briefs.get(call.id);
    const conversation = said.get(call.id);
    if (!brief || !conversation) return [];
    const words = wordsIn(conversation);
    if (words === call.wordsRead) return [];
    const calledAt = wallClock(call.answered_at ?? call.ended_at ?? clock.now(), call.time_zone);
    const { answer } = analysisOf(call, analysed(engine, conversation));
    const reading = await readConversation({ conversation, brief, calledAt, answer }, reader, logger);
    return [{ call, words, answer, reading }];
  });
  return read.flat();
}

/**
 * Stores and shows readings of locked calls. Of a call that failed nothing is shown, because it has no outcome; only a
 * request not to be called again counts.
 */
async function keep(engine: EngineContext, trx: Trx, read: ReadCall[]): Promise<void> {
  const at = engine.clock.now();
  const completed = read.filter(({ call }) => call.status === "COMPLETED");
  const readings = completed.map(({ call, words, reading }) => ({
    callId: call.id,
    version: READING_VERSION,
    words,
    reading,
    at,
  }));
  const kept = await saveReadings(trx, readings);
  for (const { call, reading } of read)
    if (reading.doNotCall && !(await isOptOutKept(trx, call.id))) await obeyOptOut(engine, trx, call);
  await show(
    engine,
    trx,
    completed.filter(({ call }) => kept.has(call.id)),
    at,
  );
}

/** Shows readings. An answer that a person has set stays. */
async function show(engine: EngineContext, trx: Trx, read: ReadCall[], at: Date): Promise<void> {
  if (read.length === 0) return;
  const ids = read.map(({ call }) => call.id);
  const set = await readSetAnswers(trx, ids);
  const shown = read.map(({ call, answer, reading }) => {
    const own = set.get(call.id);
    return {
      call,
      callId: call.id,
      ...shownOf(reading, answer, call.time_zone),
      ...(own && { answer: own, result: resultOfSetAnswer(own, reading) }),
    };
  });
  await showReadings(
    trx,
    shown.map(({ call: _call, ...fields }) => fields),
    at,
  );
  await rememberCallbacks(
    trx,
    shown
      .filter(({ call, callback_at: dueAt }) => call.callback_at?.getTime() !== dueAt?.getTime())
      .map(({ callId, callback_at: dueAt }) => ({ callId, dueAt })),
  );
  const changed = shown.filter(({ call, answer }) => call.answer !== answer);
  await arrangeRetries(
    engine,
    trx,
    changed.map(({ call, answer }) => ({ call, state: { ...stateOf(call), answer } })),
  );
  await publishCalls(
    engine,
    trx,
    ids.map((id) => ({ id, events: ["call.read"] })),
  );
}
