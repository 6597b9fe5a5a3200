import type { Trx } from "../db/database.ts";
import type { ConversationTurn } from "../domain/call.ts";
import { insertTurns, saveSteps, stateOf, type CallRow } from "../store/calls/calls.ts";
import { lockWaitingCallsTo } from "../store/calls/waitingCalls.ts";
import { suppressNumber } from "../store/suppressedNumbers.ts";
import { markDoNotCall } from "../store/calls/callTargets.ts";
import { stepCall, type CallEffect, type CallEvent, type CallStep } from "./callMachine.ts";
import type { EngineContext } from "./engineContext.ts";
import { publishCalls } from "./publishCalls.ts";
import { settleCall } from "./settleCall.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

/** What the carrier knows about a call that ended, read before the transaction. */
export interface CarrierFacts {
  /** Null while it is not known: the call then waits for CONVERSATION_READY with its analysis. */
  conversation: ConversationTurn[] | null;
}

/** A locked call, and what happened to it. */
export interface Happening {
  call: CallRow;
  event: CallEvent;
  facts?: CarrierFacts;
}

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
  facts?: CarrierFacts,
): Promise<boolean> {
  return (await applySteps(engine, trx, [{ call, event, facts }])) === 1;
}

/**
 * Takes one step with each of several locked calls, in as few statements as one.
 *
 * @returns how many of them changed.
 */
export async function applySteps(engine: EngineContext, trx: Trx, happenings: Happening[]): Promise<number> {
  const now = engine.clock.now();
  const optedOut: CallRow[] = [];
  const taken: { call: CallRow; step: CallStep; reachedAt: Date; effects: CallEffect[] }[] = [];
  for (const { call, event, facts } of happenings) {
    let step = stepCall(stateOf(call), event);
    if (!step.changed) continue;
    const { effects } = step;
    const conversation = facts ? facts.conversation : [];
    if (conversation && effects.some(({ type }) => type === "ANALYSE")) {
      const analysed = await analyse(engine, trx, call, step, conversation);
      step = analysed.step;
      if (analysed.isDoNotCall) optedOut.push(call);
    }
    taken.push({ call, step, reachedAt: "at" in event ? event.at : now, effects });
  }
  if (taken.length === 0) return 0;
  await saveSteps(
    trx,
    taken.map(({ call, step, reachedAt }) => ({ call, state: step.call, reachedAt })),
    now,
  );
  for (const call of optedOut) await refuseWaiting(engine, trx, call, now);
  for (const { call, effects } of taken) for (const effect of effects) await carryOut(engine, trx, call, effect);
  await publishCalls(
    engine,
    trx,
    taken.map(({ call }) => call.id),
  );
  return taken.length;
}

async function carryOut(engine: EngineContext, trx: Trx, call: CallRow, effect: CallEffect): Promise<void> {
  switch (effect.type) {
    case "SETTLE":
      return settleCall(engine, trx, call, effect.seconds);
    case "FETCH_RECORDING":
      return engine.queue.send(trx, "fetch-recording", [call.id]);
    case "DISPATCH_NEXT":
      return wakeDispatchers(trx);
    case "ANALYSE":
      return undefined; // done before the state was stored: it decides the answer
  }
}

/** Whoever asked not to be called again is not called by what waits already. */
async function refuseWaiting(engine: EngineContext, trx: Trx, call: CallRow, at: Date): Promise<void> {
  const waiting = await lockWaitingCallsTo(trx, call.seller_company_id, [call.contact_phone_number]);
  const event = { type: "REFUSED", at, failureCode: "DO_NOT_CALL" } as const;
  await applySteps(
    engine,
    trx,
    waiting.map((row) => ({ call: row, event })),
  );
}

/** Keeps the conversation and lets the agent read it. */
async function analyse(
  { agent, clock, ids }: EngineContext,
  trx: Trx,
  call: CallRow,
  step: CallStep,
  conversation: ConversationTurn[],
): Promise<{ step: CallStep; isDoNotCall: boolean }> {
  await insertTurns(trx, call.id, conversation);
  const { answer, isDoNotCall } =
    call.answered_by === "MACHINE"
      ? ({ answer: "ANSWERING_MACHINE", isDoNotCall: false } as const)
      : agent.analyse(conversation);
  if (isDoNotCall) {
    const { seller_company_id: companyId, contact_phone_number: phoneNumber } = call;
    await markDoNotCall(trx, companyId, phoneNumber, call.contact_id, clock.now());
    await suppressNumber(trx, { id: ids.next(), companyId, phoneNumber, callId: call.id }, clock.now());
  }
  return { step: stepCall(step.call, { type: "ANALYSED", answer }), isDoNotCall };
}
