import { isTerminal } from "../domain/call.ts";
import { lockCall, type CallRow } from "../store/calls/calls.ts";
import { applyStep, type CarrierFacts } from "./applyStep.ts";
import type { CallEvent } from "./callMachine.ts";
import type { CarrierEvent } from "./carriers/port.ts";
import { isSignedBody } from "./carriers/signature.ts";
import type { EngineContext } from "./engineContext.ts";

/**
 * The one entrance for what carriers report, whichever way it came.
 *
 * @returns false, and takes nothing, when the signature is not the carrier's.
 */
export async function receiveSignedEvents(
  engine: EngineContext,
  rawBody: string | Uint8Array,
  signature: string,
  events: CarrierEvent[],
): Promise<boolean> {
  if (!isSignedBody(carrierSecret(engine), rawBody, signature, engine.clock.now())) return false;
  await takeEvents(engine, events);
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
export async function takeEvents(engine: EngineContext, events: CarrierEvent[]): Promise<void> {
  const byCall = [...Map.groupBy(events, ({ callId }) => callId).values()];
  const takeNext = async (): Promise<void> => {
    for (let ofCall = byCall.shift(); ofCall; ofCall = byCall.shift()) {
      for (const event of ofCall) await takeEvent(engine, event);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, takeNext));
}

async function takeEvent(engine: EngineContext, event: CarrierEvent): Promise<void> {
  const { db, carrier } = engine;
  // Asked before the transaction: a carrier may take its time, and a locked call should not wait for it.
  const facts = await readFacts(engine, event);
  const isGhost = await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto("carrier_inbox")
      .values({
        carrier: carrier.name,
        event_id: event.id,
        call_id: event.callId,
        type: event.type,
        payload: JSON.stringify(event),
        received_at: engine.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 0n) return false;
    const call = await lockCall(trx, event.callId);
    const happened = call && toCallEvent(event, call);
    if (happened) await applyStep(engine, trx, call, happened, facts);
    return call !== undefined && isUnwanted(call) && (event.type === "RINGING" || event.type === "ANSWERED");
  });
  if (isGhost) await carrier.hangUp(event.callId);
}

/**
 * An order that reached the carrier after we gave the call up (nobody would speak, and nobody pays for it), or after somebody
 * wanted it hung up.
 */
function isUnwanted({ failure_code: code, hang_up_asked_at: hangUpAskedAt }: CallRow): boolean {
  return code === "CARRIER_UNREACHABLE" || code === "CALL_DROPPED" || hangUpAskedAt !== null;
}

async function readFacts({ db, carrier }: EngineContext, event: CarrierEvent): Promise<CarrierFacts> {
  if (event.type !== "ENDED" || event.outcome !== "COMPLETED") return { conversation: [] };
  const call = await db.selectFrom("calls").select("status").where("id", "=", event.callId).executeTakeFirst();
  return { conversation: call && !isTerminal(call.status) ? await carrier.readConversation(event.callId) : [] };
}

/** What an event means for the call; undefined when it is only kept. */
function toCallEvent(
  { type, at, outcome, durationSeconds, failureCode }: CarrierEvent,
  { hang_up_asked_at: hangUpAskedAt }: CallRow,
): CallEvent | undefined {
  const moment = new Date(at);
  switch (type) {
    case "ACCEPTED":
      return undefined;
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
