import type { Trx } from "../db/database.ts";
import type { ConversationTurn } from "../domain/call.ts";
import { findWaitingCalls, insertTurns, saveState, stateOf, type CallRow } from "../store/calls/calls.ts";
import { markDoNotCall } from "../store/calls/callTargets.ts";
import { stepCall, type CallEffect, type CallEvent, type CallStep } from "./callMachine.ts";
import type { EngineContext } from "./engineContext.ts";
import { publishCall } from "./publishCall.ts";
import { settleCall } from "./settleCall.ts";

/** What the carrier knows about a call that ended, read before the transaction. */
export interface CarrierFacts {
  conversation: ConversationTurn[];
}

/** How many calls that wait are woken by one that ends: one for its company, and some for others. */
const WOKEN_CALLS = 3;

/**
 * Takes one step with a locked call: stores what the machine says and carries out the effects, all in this transaction.
 *
 * @returns false when the event changed nothing.
 */
export async function applyStep(
  engine: EngineContext,
  trx: Trx,
  call: CallRow,
  event: CallEvent,
  facts: CarrierFacts = { conversation: [] },
): Promise<boolean> {
  const now = engine.clock.now();
  let step = stepCall(stateOf(call), event);
  if (!step.changed) return false;
  const effects = step.effects;
  if (effects.some(({ type }) => type === "ANALYSE")) step = await analyse(engine, trx, call, step, facts.conversation);
  await saveState(trx, call, step.call, "at" in event ? event.at : now, now);
  for (const effect of effects) await carryOut(engine, trx, call, effect);
  if (!call.is_welcome) await publishCall(engine, trx, call.id, call.seller_company_id);
  return true;
}

async function carryOut(engine: EngineContext, trx: Trx, call: CallRow, effect: CallEffect): Promise<void> {
  switch (effect.type) {
    case "SETTLE":
      return settleCall(engine, trx, call, effect.seconds);
    case "FETCH_RECORDING":
      return engine.queue.send(trx, "fetch-recording", [call.id]);
    case "DISPATCH_NEXT": {
      const ofCompany = await findWaitingCalls(trx, 1, { companyId: call.seller_company_id });
      const ofOthers = await findWaitingCalls(trx, WOKEN_CALLS);
      return engine.queue.send(trx, "dial-call", [...new Set([...ofCompany, ...ofOthers])]);
    }
    case "ANALYSE":
      return undefined; // done before the state was stored: it decides the answer
  }
}

/** Keeps the conversation and lets the agent read it. */
async function analyse(
  { agent, clock }: EngineContext,
  trx: Trx,
  call: CallRow,
  step: CallStep,
  conversation: ConversationTurn[],
): Promise<CallStep> {
  await insertTurns(trx, call.id, conversation);
  const { answer, isDoNotCall } = agent.analyse(conversation);
  if (isDoNotCall)
    await markDoNotCall(trx, call.seller_company_id, call.contact_phone_number, call.contact_id, clock.now());
  return stepCall(step.call, { type: "ANALYSED", answer });
}
