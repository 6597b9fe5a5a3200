import type { Trx } from "../db/database.ts";
import { insertTurns, type CallRow } from "../store/calls/calls.ts";
import { readSpokenTurns, wordsIn } from "../store/calls/readings.ts";
import { analysisOf, isOfItsAgent, type ReadConversation } from "./applyStep.ts";
import type { EngineContext } from "./engineContext.ts";
import { obeyOptOut } from "./obeyOptOut.ts";

/** A conversation that a carrier provides although nobody waits for it any more. */
export interface LateConversation {
  call: CallRow;
  conversation: ReadConversation;
}

/**
 * Stores conversations of locked calls that failed, or were analysed without them, and has these calls read. A request
 * not to be called again is obeyed at once.
 */
export async function keepLateConversations(engine: EngineContext, trx: Trx, late: LateConversation[]): Promise<void> {
  if (late.length === 0) return;
  const known = await readSpokenTurns(
    trx,
    late.map(({ call }) => call.id),
  );
  const fresh = late.filter(
    ({ call, conversation: { turns } }) => turns.length > 0 && wordsIn(turns) !== wordsIn(known.get(call.id) ?? []),
  );
  await insertTurns(
    trx,
    fresh.map(({ call, conversation: { turns } }) => ({ callId: call.id, turns, isFinal: isOfItsAgent(engine, call) })),
  );
  for (const { call, conversation } of fresh)
    if (analysisOf(call, conversation).isDoNotCall) await obeyOptOut(engine, trx, call);
  await engine.queue.send(
    trx,
    "read-call",
    fresh.map(({ call }) => call.id),
  );
}
