import type { Trx } from "../db/database.ts";
import { wallClock } from "../domain/wallClock.ts";
import { isArchived } from "../store/archive.ts";
import { lockCall, readCall as findCall, type CallRow } from "../store/calls/calls.ts";
import { rememberCallback } from "../store/calls/dueCallbacks.ts";
import { isRead, readSpokenTurns, saveReading, showResult } from "../store/calls/readings.ts";
import { isOptOut } from "./agents/analyseConversation.ts";
import { refuseWaitingCalls } from "./applyStep.ts";
import { briefOf } from "./briefOf.ts";
import type { EngineContext } from "./engineContext.ts";
import { publishCalls } from "./publishCalls.ts";
import type { SpokenTurn } from "./reading/checkQuality.ts";
import { READING_VERSION, readConversation } from "./reading/readConversation.ts";
import { shownOf } from "./reading/shownOf.ts";
import { rememberOptOut } from "./rememberOptOut.ts";

/**
 * Reads what a call that is over came to, and keeps it once: a job that runs twice, or in two processes, changes nothing the second
 * time. Nothing is read of test calls, of calls in which nobody spoke, or of a company that was deleted.
 */
export async function readCall(engine: EngineContext, callId: string): Promise<void> {
  const { db, clock } = engine;
  const call = await findCall(db, callId);
  if (!call || call.is_welcome || call.status !== "COMPLETED") return;
  const { answer } = call;
  if (answer === "IN_PROGRESS" || answer === "NO_CALL" || (await isRead(db, callId, READING_VERSION))) return;
  const conversation = await readSpokenTurns(db, callId);
  if (conversation.length === 0) return;
  const calledAt = wallClock(call.answered_at ?? call.ended_at ?? clock.now(), call.time_zone);
  const input = { conversation, brief: await briefOf(db, call), calledAt, answer };
  const reading = await readConversation(input, engine.reader, engine.logger);
  await db.transaction().execute(async (trx) => {
    const locked = await lockCall(trx, callId);
    if (!locked || (await isArchived(trx, locked.seller_company_id))) return;
    const at = clock.now();
    if (!(await saveReading(trx, { callId, version: READING_VERSION, reading, at }))) return;
    const shown = shownOf(reading, answer, locked.time_zone);
    await showResult(trx, callId, shown, at);
    if (shown.callback_at) await rememberCallback(trx, callId, shown.callback_at);
    if (reading.doNotCall && !wasHeard(conversation)) await endCallsTo(engine, trx, locked);
    await publishCalls(engine, trx, [callId], { areRead: true });
  });
}

/** Whether a wish not to be called again was heard when the call ended. */
function wasHeard(conversation: SpokenTurn[]): boolean {
  return conversation.some(({ role, content }) => role === "CONTACT" && isOptOut(content));
}

/** A wish that only the second reader heard counts like one that was heard at once. */
async function endCallsTo(engine: EngineContext, trx: Trx, call: CallRow): Promise<void> {
  await rememberOptOut(engine, trx, call);
  await refuseWaitingCalls(engine, trx, call.seller_company_id, [call.contact_phone_number]);
}
