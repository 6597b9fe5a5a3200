import type { Trx } from "../db/database.ts";
import { isTerminal } from "../domain/call.ts";
import { readArchivedAmong } from "../store/archive.ts";
import { lockCalls, readCalls, type CallRow } from "../store/calls/calls.ts";
import { rememberAnsweredBy, rememberCarrierCall, saveCarrierCost } from "../store/calls/carrierFacts.ts";
import { insertAppliedEvents } from "../store/carrierInbox.ts";
import { lockAccounts } from "../store/ledger.ts";
import { analysed, applySteps, type CarrierFacts, type Happening } from "./applyStep.ts";
import type { CallEvent } from "./callMachine.ts";
import { askForCost } from "./carrierCosts.ts";
import { carrierCallOf } from "./carriers/carrierOf.ts";
import type { Carrier, CarrierEvent } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { keepLateConversations, type LateConversation } from "./keepLateConversations.ts";

/** An event as stored. */
export function inboxRow({ name }: Carrier, event: CarrierEvent) {
  return { carrier: name, eventId: event.id, callId: event.callId, type: event.type, payload: event };
}

/** A call that rings although nobody wants it any more. */
interface Ghost {
  call: CallRow;
  event: CarrierEvent;
}

/**
 * Stores events and applies them in one transaction. The events of one call are applied in order; those of different
 * calls share statements.
 *
 * @param ofCalls the events of each call, in order.
 */
export async function applyEvents(engine: EngineContext, carrier: Carrier, ofCalls: CarrierEvent[][]): Promise<void> {
  const events = uniqueOf(ofCalls.flat());
  // Requested before the transaction, because a carrier may be slow and no call should be locked meanwhile.
  const facts = await readFacts(engine, carrier, events);
  const ghosts = await engine.db.transaction().execute(async (trx) => {
    const rows = events.map((event) => inboxRow(carrier, event));
    const fresh = await insertAppliedEvents(trx, rows, engine.clock.now());
    const toApply = ofCalls.map((ofCall) => uniqueOf(ofCall).filter(({ id }) => fresh.has(id)));
    return applyInTurns(engine, trx, carrier, toApply, facts);
  });
  for (const { call, event } of ghosts)
    await carrier.hangUp({ ...carrierCallOf(call), carrierCallId: event.carrierCallId });
}

/** First the first event of each call, then the second one, and so on. */
async function applyInTurns(
  engine: EngineContext,
  trx: Trx,
  carrier: Carrier,
  ofCalls: CarrierEvent[][],
  facts: Map<string, CarrierFacts>,
): Promise<Ghost[]> {
  const events = ofCalls.flat();
  if (events.length === 0) return [];
  const locked = await lockCalls(trx, idsOf(events));
  const companyIds = [...new Set([...locked.values()].map((call) => call.seller_company_id))];
  const archived = await readArchivedAmong(trx, companyIds);
  // Calls of several companies end in any order, so all transactions lock the companies' accounts in the same order.
  if (companyIds.length > 1) await lockAccounts(trx, companyIds);
  const ghosts: Ghost[] = [];
  const turns = Math.max(...ofCalls.map(({ length }) => length));
  for (let turn = 0; turn < turns; turn += 1) {
    const now = ofCalls.flatMap((ofCall) => ofCall[turn] ?? []);
    const calls = turn === 0 ? locked : await readCalls(trx, idsOf(now));
    const happenings: Happening[] = [];
    const late: LateConversation[] = [];
    for (const event of now) {
      const call = calls.get(event.callId);
      if (!call || !(await isOfCarrier(trx, carrier, call, event))) continue;
      await noteFacts(trx, carrier, event, engine.clock.now());
      const happened = toCallEvent(event, call);
      // If the company was deleted, nobody is notified about its ended calls, and conversations are not stored.
      const isOfArchived = isTerminal(call.status) && archived.has(call.seller_company_id);
      const known = facts.get(event.id) ?? nothingKnown;
      if (happened && !isOfArchived) happenings.push({ call, event: happened, facts: known });
      if (event.type === "CONVERSATION_READY" && isSettled(call) && !isOfArchived && known.conversation)
        late.push({ call, conversation: known.conversation });
      if (event.type === "ENDED" && carrier.traits.cost === "later") await askForCost(engine, trx, call.id);
      if (isUnwanted(call) && (event.type === "RINGING" || event.type === "ANSWERED")) ghosts.push({ call, event });
    }
    await applySteps(engine, trx, happenings);
    await keepLateConversations(engine, trx, late);
  }
  return ghosts;
}

const idsOf = (events: CarrierEvent[]) => [...new Set(events.map(({ callId }) => callId))];

/** A carrier may send the same event twice at the same time. */
function uniqueOf(events: CarrierEvent[]): CarrierEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}

/**
 * Whether the event is about the telephone call that was dialled for this call. If the response to the order was lost,
 * the first event assigns the telephone call; a second telephone call for the same order is not ours.
 */
async function isOfCarrier(trx: Trx, carrier: Carrier, call: CallRow, event: CarrierEvent): Promise<boolean> {
  if (call.carrier !== carrier.name) return false;
  if (carrier.traits.lostOrders === "key") return true;
  if (call.carrier_call_id === null) await rememberCarrierCall(trx, call.id, event.carrierCallId);
  return call.carrier_call_id === null || call.carrier_call_id === event.carrierCallId;
}

/** Stores the data of an event that does not affect the state of the call. */
async function noteFacts(trx: Trx, carrier: Carrier, event: CarrierEvent, now: Date): Promise<void> {
  const { callId, answeredBy, costMicros, currency } = event;
  if (event.type === "MACHINE_DETECTED" && answeredBy) await rememberAnsweredBy(trx, callId, answeredBy);
  if (event.type === "COST" && costMicros !== undefined && currency)
    await saveCarrierCost(trx, { callId, carrier: carrier.name, amountMicros: BigInt(costMicros), currency }, now);
}

/**
 * An order that reached the carrier after we gave the call up (no one would speak, and it is not charged), or after
 * somebody requested to hang it up.
 */
function isUnwanted({ failure_code: code, hang_up_asked_at: hangUpAskedAt }: CallRow): boolean {
  return code === "CARRIER_UNREACHABLE" || code === "CALL_DROPPED" || hangUpAskedAt !== null;
}

/** Whether a call has ended and waits for no conversation. */
function isSettled({ status, answer }: CallRow): boolean {
  return isTerminal(status) && answer !== "IN_PROGRESS";
}

/** Conversations by event, for events that report one. A carrier that provides it later may already have it. */
async function readFacts(
  engine: EngineContext,
  carrier: Carrier,
  events: CarrierEvent[],
): Promise<Map<string, CarrierFacts>> {
  const calls = await readCalls(engine.db, idsOf(events.filter(mayBringConversation)));
  const read = events.flatMap((event) => {
    const call = mayBringConversation(event) ? calls.get(event.callId) : undefined;
    return call ? readConversationOf(engine, carrier, event, call).then((facts) => [event.id, facts] as const) : [];
  });
  return new Map(await Promise.all(read));
}

const nothingKnown: CarrierFacts = { conversation: null };

const isOverBy = ({ type, outcome }: CarrierEvent) => type === "ENDED" && outcome === "COMPLETED";
const mayBringConversation = (event: CarrierEvent) => isOverBy(event) || event.type === "CONVERSATION_READY";

async function readConversationOf(
  engine: EngineContext,
  carrier: Carrier,
  event: CarrierEvent,
  call: CallRow,
): Promise<CarrierFacts> {
  const isOver = isOverBy(event);
  if (isOver && isTerminal(call.status)) return nothingKnown;
  const known = { ...carrierCallOf(call), carrierCallId: call.carrier_call_id ?? event.carrierCallId };
  const conversation = (await carrier.read(known))?.conversation ?? [];
  const mayComeLater = isOver && carrier.traits.conversation === "later" && conversation.length === 0;
  return { conversation: mayComeLater ? null : analysed(engine, conversation) };
}

/** The effect of an event on the call; undefined if the event is only stored. */
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
      // For the carrier the call was not answered; for people we hung up.
      if (hangUpAskedAt && outcome === "NO_ANSWER") return { type: "ENDED", at: moment, outcome: "CANCELLED" };
      return { type: "ENDED", at: moment, outcome: outcome ?? "FAILED", durationSeconds, failureCode };
    case "RECORDING_READY":
      return { type: "RECORDING_READY" };
  }
}
