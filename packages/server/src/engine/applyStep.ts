import type { Trx } from "../db/database.ts";
import { isTerminal, type CallState, type ConversationTurn } from "../domain/call.ts";
import { eventsOfStep } from "../domain/webhook.ts";
import { isProven } from "../domain/numberProof.ts";
import {
  insertTurns,
  saveSteps,
  stateOf,
  type CallRow,
  type DialledAs,
  type SaidInCall,
} from "../store/calls/calls.ts";
import { lockWaitingCallsTo } from "../store/calls/waitingCalls.ts";
import { rememberProof } from "../store/testCalls.ts";
import type { Analysis } from "./agents/port.ts";
import { stepCall, type CallEffect, type CallEvent, type CallStep } from "./callMachine.ts";
import type { EngineContext } from "./engineContext.ts";
import { lockNeedlessRetries } from "./needlessRetries.ts";
import { placeRetries } from "./placeRetries.ts";
import { publishCalls } from "./publishCalls.ts";
import { prefetchRecordings } from "./recordings.ts";
import { rememberOptOut } from "./rememberOptOut.ts";
import { settleCalls } from "./settleCalls.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";
import { watchPlacings } from "./watchPlacings.ts";

/** The turns of a call, and the agent's analysis. */
export interface ReadConversation {
  turns: ConversationTurn[];
  analysis: Analysis;
}

/**
 * The carrier's data about an ended call, requested and analysed before the transaction, so that no call is locked
 * meanwhile.
 */
export interface CarrierFacts {
  /** Null while it is not known: the call then waits for CONVERSATION_READY with its analysis. */
  conversation: ReadConversation | null;
}

export const analysed = ({ agent }: Pick<EngineContext, "agent">, turns: ConversationTurn[]): ReadConversation => ({
  turns,
  analysis: agent.analyse(turns),
});

/** A locked call, and the event. */
export interface Happening {
  call: CallRow;
  event: CallEvent;
  facts?: CarrierFacts;
  /** For DIALLED. */
  dialledAs?: DialledAs;
}

/**
 * Takes one step with a locked call: stores the result of the state machine and carries out the effects, all in this
 * transaction.
 *
 * @returns false if the event changed nothing.
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
 * Takes one step with each of several locked calls, with as few statements as for one.
 *
 * @returns how many of them changed.
 */
export async function applySteps(engine: EngineContext, trx: Trx, happenings: Happening[]): Promise<number> {
  const now = engine.clock.now();
  const optedOut: CallRow[] = [];
  const toRead: string[] = [];
  const said: SaidInCall[] = [];
  const taken: { call: CallRow; step: CallStep; reachedAt: Date; effects: CallEffect[]; dialledAs?: DialledAs }[] = [];
  for (const { call, event, facts, dialledAs } of happenings) {
    // A recording that must not exist is not stored, even if the carrier has one.
    if (event.type === "RECORDING_READY" && call.recording === "OFF") continue;
    let step = stepCall(stateOf(call), event);
    if (!step.changed) continue;
    const { effects } = step;
    const conversation = facts ? facts.conversation : analysed(engine, []);
    if (conversation && effects.some(({ type }) => type === "ANALYSE")) {
      if (conversation.turns.length > 0)
        said.push({ callId: call.id, turns: conversation.turns, isFinal: isOfItsAgent(engine, call) });
      const { answer, isDoNotCall } = await keepAnalysis(engine, trx, call, conversation);
      step = stepCall(step.call, { type: "ANALYSED", answer });
      if (isDoNotCall) optedOut.push(call);
      toRead.push(call.id);
    } else if (isTerminal(step.call.status) && step.call.status !== "COMPLETED" && step.call.answeredAt) {
      // A call may fail after the person has spoken.
      toRead.push(call.id);
    }
    taken.push({ call, step, reachedAt: "at" in event ? event.at : now, effects, dialledAs });
  }
  if (taken.length === 0) return 0;
  await insertTurns(trx, said);
  const over = taken.flatMap(({ call, effects }) =>
    effects.flatMap((effect) => (effect.type === "SETTLE" ? { call, ...effect } : [])),
  );
  const charges = await settleCalls(engine, trx, over);
  const { areHeld } = await saveSteps(
    trx,
    taken.map(({ call, step, reachedAt, dialledAs }) => ({
      call,
      state: step.call,
      reachedAt,
      dialledAs,
      chargedMicros: charges.get(call.id),
    })),
    now,
  );
  await engine.queue.send(trx, "read-call", toRead);
  for (const { seller_company_id: companyId, contact_phone_number: phoneNumber } of optedOut)
    await refuseWaitingCalls(engine, trx, companyId, [phoneNumber]);
  await carryOut(engine, trx, taken);
  const stepped = taken.map(({ call, step }) => ({ call, state: step.call }));
  await arrangeRetries(engine, trx, stepped);
  await publishCalls(
    engine,
    trx,
    taken.map(({ call, step }) => ({ id: call.id, events: eventsOfStep(stateOf(call), step.call) })),
  );
  await watchPlacings(engine, trx, stepped, areHeld);
  return taken.length;
}

/** Schedules the next attempts of calls that reached nobody, and cancels those to people who have been reached. */
export async function arrangeRetries(
  engine: EngineContext,
  trx: Trx,
  stepped: { call: CallRow; state: CallState }[],
): Promise<void> {
  const now = engine.clock.now();
  await placeRetries(engine, trx, stepped, now);
  const needless = await lockNeedlessRetries(trx, stepped);
  await applySteps(
    engine,
    trx,
    needless.map((call) => ({ call, event: { type: "CANCELLED", at: now } })),
  );
}

/**
 * Carries out the effects of the calls that took a step. ANALYSE and SETTLE were done before, because they determine the
 * answer and the charge that are stored with the step.
 */
async function carryOut(
  engine: EngineContext,
  trx: Trx,
  taken: { call: CallRow; effects: CallEffect[] }[],
): Promise<void> {
  const withCall = taken.flatMap(({ call, effects }) => effects.map((effect) => ({ call, effect })));
  const recorded = withCall.flatMap(({ call, effect }) => (effect.type === "FETCH_RECORDING" ? call : []));
  await prefetchRecordings(engine, trx, recorded);
  if (withCall.some(({ effect }) => effect.type === "DISPATCH_NEXT")) await wakeDispatchers(trx);
}

/**
 * Ends the waiting calls to these numbers, so that a person who asked not to be called again gets no further call.
 *
 * @param companyId null for the calls of all companies.
 * @returns how many there were.
 */
export async function refuseWaitingCalls(
  engine: EngineContext,
  trx: Trx,
  companyId: string | null,
  phoneNumbers: string[],
): Promise<number> {
  const event = { type: "REFUSED", at: engine.clock.now(), failureCode: "DO_NOT_CALL" } as const;
  const waiting = await lockWaitingCallsTo(trx, companyId, phoneNumbers);
  return applySteps(
    engine,
    trx,
    waiting.map((call) => ({ call, event })),
  );
}

/** Whether the carrier's agent speaks in a call. */
export function isOfItsAgent({ carriers }: EngineContext, { carrier }: CallRow): boolean {
  return carriers.get(carrier)?.traits.speaks === "itsAgent";
}

/** The analysis of a call's conversation. A machine cannot agree to anything or ask for anything. */
export function analysisOf({ answered_by: answeredBy }: CallRow, { analysis }: ReadConversation): Analysis {
  return answeredBy === "MACHINE" ? { answer: "ANSWERING_MACHINE", isDoNotCall: false } : analysis;
}

/** Stores the analysis of a conversation. */
async function keepAnalysis(
  engine: EngineContext,
  trx: Trx,
  call: CallRow,
  conversation: ReadConversation,
): Promise<Analysis> {
  if (call.proof_digits !== null && isProven(conversation.turns, call.proof_digits))
    await rememberProof(trx, call.id, engine.clock.now());
  const analysis = analysisOf(call, conversation);
  if (analysis.isDoNotCall) await rememberOptOut(engine, trx, call);
  return analysis;
}
