import { isDatabaseGone } from "../db/databaseGone.ts";
import type { Trx } from "../db/database.ts";
import { isTerminal } from "../domain/call.ts";
import { isArchived } from "../store/archive.ts";
import { type CallRow, lockCall, readCall } from "../store/calls/calls.ts";
import { rememberAnsweredBy, rememberCarrierCall, saveCarrierCost } from "../store/calls/carrierFacts.ts";
import { insertAppliedEvent, keepEvent } from "../store/carrierInbox.ts";
import { analysed, applyStep, type CarrierFacts } from "./applyStep.ts";
import type { CallEvent } from "./callMachine.ts";
import { carrierCallOf } from "./carriers/carrierOf.ts";
import type { Carrier, CarrierEvent } from "./carriers/port.ts";
import { askForCost } from "./carrierCosts.ts";
import { isSignedBody } from "./carriers/signature.ts";
import type { EngineContext } from "./engineContext.ts";

/** What a carrier that signs as we do reports. */
export interface SignedEvents {
  carrier: Carrier;
  rawBody: string | Uint8Array;
  signature: string;
  events: CarrierEvent[];
}

/**
 * The one entrance for what carriers report that sign as we do, whichever way it came.
 *
 * @returns false, and takes nothing, when the signature is not the carrier's.
 */
export async function receiveSignedEvents(
  engine: EngineContext,
  { carrier, rawBody, signature, events }: SignedEvents,
): Promise<boolean> {
  if (!isSignedBody(carrierSecret(engine), rawBody, signature, engine.clock.now())) return false;
  await takeEvents(engine, carrier, events);
  return true;
}

/** What carriers sign with: the configured secret, or one of our own for a carrier that lives with us. */
export function carrierSecret({ config, keys }: Pick<EngineContext, "config" | "keys">): Uint8Array {
  return config.telephony.carrierSecret ? Buffer.from(config.telephony.carrierSecret) : keys.carrierEvents;
}

/** How many calls are worked on at the same time; each takes a connection. */
const CALLS_AT_ONCE = 4;

/**
 * Keeps and applies events, those of one call one after the other. Known ones are skipped, so that a batch can be taken
 * again after a failure.
 */
export async function takeEvents(engine: EngineContext, carrier: Carrier, events: CarrierEvent[]): Promise<void> {
  const byCall = [...Map.groupBy(events, ({ callId }) => callId).values()];
  const takeNext = async (): Promise<void> => {
    for (let ofCall = byCall.shift(); ofCall; ofCall = byCall.shift()) {
      for (const event of ofCall) await takeEvent(engine, carrier, event);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, takeNext));
}

/**
 * Keeps and applies one event in one transaction. Where that fails, the event is kept alone, so that a carrier which reports once
 * has reported; the sweep tries it again. Only while the database is away nothing is taken.
 */
async function takeEvent(engine: EngineContext, carrier: Carrier, event: CarrierEvent): Promise<void> {
  const kept = { carrier: carrier.name, eventId: event.id, callId: event.callId, type: event.type, payload: event };
  try {
    await applyEvent(engine, carrier, event, kept);
  } catch (error) {
    if (isDatabaseGone(error)) throw error;
    engine.logger.error({ err: error, callId: event.callId, type: event.type }, "an event could not be applied yet");
    await keepEvent(engine.db, kept, engine.clock.now());
  }
}

async function applyEvent(
  engine: EngineContext,
  carrier: Carrier,
  event: CarrierEvent,
  kept: Parameters<typeof insertAppliedEvent>[1],
): Promise<void> {
  const { db, clock } = engine;
  // Asked before the transaction: a carrier may take its time, and a locked call should not wait for it.
  const facts = await readFacts(engine, carrier, event);
  const ghost = await db.transaction().execute(async (trx) => {
    if (!(await insertAppliedEvent(trx, kept, clock.now()))) return undefined;
    const call = await lockCall(trx, event.callId);
    if (!call || !(await isOfCarrier(trx, carrier, call, event))) return undefined;
    await noteFacts(trx, carrier, event, clock.now());
    const happened = toCallEvent(event, call);
    if (happened && !(await isOfArchived(trx, call))) await applyStep(engine, trx, call, happened, facts);
    if (event.type === "ENDED" && carrier.traits.cost === "later") await askForCost(engine, trx, call.id);
    return isUnwanted(call) && (event.type === "RINGING" || event.type === "ANSWERED") ? call : undefined;
  });
  if (ghost) await carrier.hangUp({ ...carrierCallOf(ghost), carrierCallId: event.carrierCallId });
}

/**
 * Whether the event is about the telephone call that this call was dialled as. One whose order was not answered is adopted by its
 * first event; a second telephone call of the same order is not ours.
 */
async function isOfCarrier(trx: Trx, carrier: Carrier, call: CallRow, event: CarrierEvent): Promise<boolean> {
  if (call.carrier !== carrier.name) return false;
  if (carrier.traits.lostOrders === "key") return true;
  if (call.carrier_call_id === null) await rememberCarrierCall(trx, call.id, event.carrierCallId);
  return call.carrier_call_id === null || call.carrier_call_id === event.carrierCallId;
}

/** Whether a call is over and its company was deleted: nobody is told how it stands, and nothing that was said is kept. */
async function isOfArchived(trx: Trx, { status, seller_company_id: companyId }: CallRow): Promise<boolean> {
  return isTerminal(status) && isArchived(trx, companyId);
}

/** Keeps what an event says beside the course of the call. */
async function noteFacts(trx: Trx, carrier: Carrier, event: CarrierEvent, now: Date): Promise<void> {
  const { callId, answeredBy, costMicros, currency } = event;
  if (event.type === "MACHINE_DETECTED" && answeredBy) await rememberAnsweredBy(trx, callId, answeredBy);
  if (event.type === "COST" && costMicros !== undefined && currency)
    await saveCarrierCost(trx, { callId, carrier: carrier.name, amountMicros: BigInt(costMicros), currency }, now);
}

/**
 * An order that reached the carrier after we gave the call up (nobody would speak, and nobody pays for it), or after somebody
 * wanted it hung up.
 */
function isUnwanted({ failure_code: code, hang_up_asked_at: hangUpAskedAt }: CallRow): boolean {
  return code === "CARRIER_UNREACHABLE" || code === "CALL_DROPPED" || hangUpAskedAt !== null;
}

/** The conversation, where an event says that there is one. A carrier that brings it later may have it already. */
async function readFacts(engine: EngineContext, carrier: Carrier, event: CarrierEvent): Promise<CarrierFacts> {
  const isOver = event.type === "ENDED" && event.outcome === "COMPLETED";
  if (!isOver && event.type !== "CONVERSATION_READY") return { conversation: null };
  const call = await readCall(engine.db, event.callId);
  const isKnown = call && (isOver ? isTerminal(call.status) : call.answer !== "IN_PROGRESS");
  if (!call || isKnown) return { conversation: null };
  const known = { ...carrierCallOf(call), carrierCallId: call.carrier_call_id ?? event.carrierCallId };
  const conversation = (await carrier.read(known))?.conversation ?? [];
  const mayComeLater = isOver && carrier.traits.conversation === "later" && conversation.length === 0;
  return { conversation: mayComeLater ? null : analysed(engine, conversation) };
}

/** What an event means for the call; undefined when it is only kept. */
function toCallEvent(
  { type, at, outcome, durationSeconds, failureCode }: CarrierEvent,
  { hang_up_asked_at: hangUpAskedAt }: CallRow,
): CallEvent | undefined {
  const moment = new Date(at);
  switch (type) {
    case "ACCEPTED":
    case "MACHINE_DETECTED":
    case "TRANSFERRED":
    case "COST":
      return undefined;
    case "CONVERSATION_READY":
      return { type: "CONVERSATION_READY" };
    case "RINGING":
      return { type: "RINGING", at: moment };
    case "ANSWERED":
      return { type: "ANSWERED", at: moment };
    case "ENDED":
      // To the carrier nobody answered; to people we hung up.
      if (hangUpAskedAt && outcome === "NO_ANSWER") return { type: "ENDED", at: moment, outcome: "CANCELLED" };
      return { type: "ENDED", at: moment, outcome: outcome ?? "FAILED", durationSeconds, failureCode };
    case "RECORDING_READY":
      return { type: "RECORDING_READY" };
  }
}
