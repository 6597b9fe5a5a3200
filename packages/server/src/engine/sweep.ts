import type { CallFailureCode, ConversationTurn } from "../domain/call.ts";
import { MAX_CALL_MINUTES } from "../domain/callPrice.ts";
import { lockCall, type CallRow } from "../store/calls/calls.ts";
import { rememberCarrierCall } from "../store/calls/carrierFacts.ts";
import { findUnreadCalls, rememberKnown, takeSilentCalls, type SilentCall } from "../store/calls/silentCalls.ts";
import { takeKeptEvents } from "../store/carrierInbox.ts";
import { tellDoneCampaigns } from "../notifications/tellDoneCampaigns.ts";
import { tellDueCallbacks } from "../notifications/tellDueCallbacks.ts";
import { Alarm } from "./alarm.ts";
import { analysed, applyStep } from "./applyStep.ts";
import { carrierCallOf, carrierOf } from "./carriers/carrierOf.ts";
import type { Carrier, CarrierCall, CarrierEvent } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { ORDER_TIMEOUT_MS } from "./giveOrder.ts";
import { createKnownFor, type KnownFor } from "./knownFor.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { REPEATED_WITHIN_MS, repeatOrder } from "./repeatOrder.ts";

const SECOND_MS = 1000;
const SWEEP_EVERY_MS = 3 * SECOND_MS;
/** If a carrier does not list a call after this time, its order was never placed. */
const SURELY_LISTED_MS = 60 * SECOND_MS;
const KEPT_RETRY_MS = 10 * SECOND_MS;
const KEPT_PER_SWEEP = 50;
const LATE_CONVERSATION_MS = 10 * 60 * SECOND_MS;
/** A conversation for which the carrier cannot be asked for so long is given up. */
const LOST_CONVERSATION_MS = 24 * 3_600 * SECOND_MS;
/** The time for ringing and the longest call, with a margin. No call is in progress for longer. */
const LONGEST_ON_THE_LINE_MS = (MAX_CALL_MINUTES * 60 + 120) * SECOND_MS;
/** Few enough that a process which dies during them delays only a few. */
const ASKED_AT_ONCE = 4;
const CALLS_PER_SWEEP = 100;

/**
 * Asks the carrier about calls in progress that lost an event or the process that dialled them, and continues from the
 * response. It ensures that no call stays QUEUED, RINGING or IN_PROGRESS for ever; normally it finds nothing.
 */
export function startSweeping(engine: EngineContext): AsyncDisposable {
  const stopping = new AbortController();
  const alarm = new Alarm();
  const knownFor = createKnownFor();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await sweep(engine, knownFor).catch((error: unknown) =>
        engine.logger.warn({ err: error }, "the sweep failed; it will run again"),
      );
      await alarm.rest(SWEEP_EVERY_MS);
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      alarm.ring();
      await running;
    },
  };
}

/**
 * One round.
 *
 * @param knownFor how long calls were known in earlier rounds.
 */
export async function sweep(engine: EngineContext, knownFor: KnownFor = createKnownFor()): Promise<void> {
  await applyKeptEvents(engine);
  await readLateConversations(engine);
  await tellDoneCampaigns(engine);
  await tellDueCallbacks(engine);
  for (const carrier of engine.carriers.values()) await sweepCarrier(engine, carrier, knownFor);
}

async function sweepCarrier(engine: EngineContext, carrier: Carrier, knownFor: KnownFor): Promise<void> {
  const now = engine.clock.now();
  const { callsPerSecond } = carrier.traits.limits;
  // Some carriers count these requests like calls, so most of the rate is left for orders.
  const most = callsPerSecond === null ? CALLS_PER_SWEEP : Math.ceil((callsPerSecond * SWEEP_EVERY_MS) / SECOND_MS / 2);
  for (let asked = 0; asked < most; asked += ASKED_AT_ONCE) {
    const limit = Math.min(ASKED_AT_ONCE, most - asked);
    const taken = await takeSilentCalls(engine.db, carrier.name, carrier.traits.silentSeconds, now, limit);
    const calls = taken.map((call) => ({ ...call, knownSeconds: knownFor(call) }));
    await rememberKnown(engine.db, calls);
    await Promise.all(calls.map((call) => reconcileOrWait(engine, carrier, call)));
    if (taken.length < limit) return;
  }
}

/** Events that could not be applied when they arrived, in the order in which they were tried. */
async function applyKeptEvents(engine: EngineContext): Promise<void> {
  const now = engine.clock.now();
  const events = await takeKeptEvents(engine.db, new Date(now.getTime() - KEPT_RETRY_MS), now, KEPT_PER_SWEEP);
  for (const { carrier, payload } of events) {
    const event = payload as CarrierEvent;
    await tryFor(engine, event.callId, () => takeEvents(engine, carrierOf(engine, carrier), [event]));
  }
}

/**
 * If the conversation of a call was not reported ten minutes after its end, the carrier is asked for it, and without one
 * the call is analysed without it. A carrier that does not respond keeps no other work waiting.
 */
async function readLateConversations(engine: EngineContext): Promise<void> {
  const endedBefore = new Date(engine.clock.now().getTime() - LATE_CONVERSATION_MS);
  for (let asked = 0; asked < KEPT_PER_SWEEP; asked += ASKED_AT_ONCE) {
    const calls = await findUnreadCalls(engine.db, endedBefore, ASKED_AT_ONCE);
    const areRead = await Promise.all(
      calls.map((call) => tryFor(engine, call.id, () => readLateConversation(engine, call))),
    );
    if (calls.length < ASKED_AT_ONCE || areRead.includes(false)) return;
  }
}

async function readLateConversation(engine: EngineContext, call: CallRow): Promise<void> {
  const conversation = analysed(engine, await lateConversationOf(engine, call));
  await engine.db.transaction().execute(async (trx) => {
    const locked = await lockCall(trx, call.id);
    if (locked) await applyStep(engine, trx, locked, { type: "CONVERSATION_READY" }, { conversation });
  });
}

async function lateConversationOf(engine: EngineContext, call: CallRow): Promise<ConversationTurn[]> {
  try {
    return (await carrierOf(engine, call.carrier).read(carrierCallOf(call)))?.conversation ?? [];
  } catch (error) {
    const age = engine.clock.now().getTime() - (call.ended_at?.getTime() ?? 0);
    if (age < LOST_CONVERSATION_MS) throw error;
    engine.logger.warn({ err: error, callId: call.id }, "the conversation of a call is given up");
    return [];
  }
}

/** If one call fails, it waits for the next round; the others are still checked. Returns whether it succeeded. */
async function tryFor(engine: EngineContext, callId: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    engine.logger.warn({ err: error, callId }, "a call could not be swept; the next round tries again");
    return false;
  }
}

/** A carrier that does not respond is asked again, but for no longer than the maximum duration of a call. */
async function reconcileOrWait(engine: EngineContext, carrier: Carrier, call: SilentCall): Promise<void> {
  const isTooLong = isOverdue(call);
  try {
    await reconcile(engine, carrier, call, isTooLong);
  } catch (error) {
    engine.logger.warn({ err: error, callId: call.callId }, "a call could not be asked after");
    if (isTooLong) await fail(engine, call.callId, call.status === "QUEUED" ? "CARRIER_UNREACHABLE" : "CALL_DROPPED");
  }
}

async function reconcile(
  engine: EngineContext,
  carrier: Carrier,
  silent: SilentCall,
  isTooLong: boolean,
): Promise<void> {
  const call = await found(engine, carrier, silent, isTooLong);
  if (call === "wait") return;
  const report = call && (await carrier.read(call));
  if (!call || !report) {
    if (!(await repeatOrder(engine, silent.callId))) await fail(engine, silent.callId, "CARRIER_UNREACHABLE");
    return;
  }
  await takeEvents(engine, carrier, report.events);
  if (report.isHeldByUs || !isTooLong) {
    if (silent.isHangUpAsked) await carrier.hangUp(call);
    return;
  }
  await carrier.hangUp(call);
  const afterHangUp = await carrier.read(call);
  if (afterHangUp) await takeEvents(engine, carrier, afterHangUp.events);
  await fail(engine, silent.callId, "CALL_DROPPED");
}

/**
 * The call with the carrier's id, which is looked up if the response to its order was lost. Null if it was never
 * placed; `wait` while the carrier cannot tell, or may not have registered it yet.
 */
async function found(
  engine: EngineContext,
  carrier: Carrier,
  call: SilentCall,
  isTooLong: boolean,
): Promise<CarrierCall | null | "wait"> {
  if (call.carrierCallId !== null || carrier.traits.lostOrders === "key") return call;
  const answer = await carrier.find(call);
  if (typeof answer === "object") {
    await rememberCarrierCall(engine.db, call.callId, answer.carrierCallId);
    return { ...call, carrierCallId: answer.carrierCallId };
  }
  const age = engine.clock.now().getTime() - call.dialledAt.getTime();
  // The time of day may have been set forward since the order was sent, which may be in transit.
  const isOrderOver = call.knownSeconds * SECOND_MS > ORDER_TIMEOUT_MS;
  if (answer === "none" && isOrderOver && age >= SURELY_LISTED_MS) return null;
  if (isTooLong) return null;
  return "wait";
}

/** The time of day does not tell, because it may have been set since the call was dialled. */
function isOverdue({ knownSeconds, repeatedOrders }: SilentCall): boolean {
  const orderedLater = repeatedOrders > 0 ? REPEATED_WITHIN_MS : 0;
  return knownSeconds * SECOND_MS >= orderedLater + LONGEST_ON_THE_LINE_MS;
}

async function fail(engine: EngineContext, callId: string, failureCode: CallFailureCode): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    if (call)
      await applyStep(engine, trx, call, { type: "ENDED", at: engine.clock.now(), outcome: "FAILED", failureCode });
  });
}
