import { isDatabaseGone } from "../db/databaseGone.ts";
import { keepEvent } from "../store/carrierInbox.ts";
import { applyEvents, inboxRow } from "./applyEvents.ts";
import type { Carrier, CarrierEvent } from "./carriers/port.ts";
import { isSignedBody } from "./carriers/signature.ts";
import type { EngineContext } from "./engineContext.ts";

/** The reports of a carrier that uses our signatures. */
export interface SignedEvents {
  carrier: Carrier;
  rawBody: string | Uint8Array;
  signature: string;
  events: CarrierEvent[];
}

/**
 * The single entry point for reports of carriers that use our signatures, over HTTP or within the process.
 *
 * @returns false, and accepts nothing, if the signature is not the carrier's.
 */
export async function receiveSignedEvents(
  engine: EngineContext,
  { carrier, rawBody, signature, events }: SignedEvents,
): Promise<boolean> {
  if (!isSignedBody(carrierSecret(engine), rawBody, signature, engine.clock.now())) return false;
  await takeEvents(engine, carrier, events);
  return true;
}

/** The secret for the signatures of carriers: the configured one, or our own for a carrier in our process. */
export function carrierSecret({ config, keys }: Pick<EngineContext, "config" | "keys">): Uint8Array {
  return config.telephony.carrierSecret ? Buffer.from(config.telephony.carrierSecret) : keys.carrierEvents;
}

/** The number of concurrent transactions; each uses a connection. */
const BATCHES_AT_ONCE = 4;
/** The number of calls whose events share a transaction: small enough that nobody waits long for its locks. */
const CALLS_PER_BATCH = 32;

/**
 * Stores and applies events, those of one call one after the other. Known events are skipped, so that a batch can be
 * sent again after a failure.
 */
export async function takeEvents(engine: EngineContext, carrier: Carrier, events: CarrierEvent[]): Promise<void> {
  const byCall = [...Map.groupBy(events, ({ callId }) => callId).values()];
  const takeNext = async (): Promise<void> => {
    for (let ofCalls = takeBatch(byCall); ofCalls.length > 0; ofCalls = takeBatch(byCall))
      await takeTogether(engine, carrier, ofCalls);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeNext));
}

/**
 * The next calls that share a transaction. Events after the end of a call need its stored conversation, so they have
 * their own transaction.
 */
function takeBatch(byCall: CarrierEvent[][]): CarrierEvent[][] {
  const isAlone = (ofCall: CarrierEvent[]) => ofCall.some(({ type }) => type === "CONVERSATION_READY");
  const alone = byCall.findIndex(isAlone);
  if (alone === 0) return byCall.splice(0, 1);
  return byCall.splice(0, Math.min(CALLS_PER_BATCH, alone < 0 ? CALLS_PER_BATCH : alone));
}

/** Applies events of several calls in one transaction; if it fails, one by one. */
async function takeTogether(engine: EngineContext, carrier: Carrier, ofCalls: CarrierEvent[][]): Promise<void> {
  if (ofCalls.length > 1) {
    try {
      return await applyEvents(engine, carrier, ofCalls);
    } catch (error) {
      if (isDatabaseGone(error)) throw error;
      engine.logger.warn({ err: error }, "events could not be applied together; they are applied one by one");
    }
  }
  for (const event of ofCalls.flat()) await takeEvent(engine, carrier, event);
}

/**
 * Stores and applies one event in one transaction. If this fails, the event is stored alone, because some carriers
 * report only once; the sweep tries again. Events are refused only while the database is unavailable.
 */
async function takeEvent(engine: EngineContext, carrier: Carrier, event: CarrierEvent): Promise<void> {
  try {
    await applyEvents(engine, carrier, [[event]]);
  } catch (error) {
    if (isDatabaseGone(error)) throw error;
    engine.logger.error({ err: error, callId: event.callId, type: event.type }, "an event could not be applied yet");
    await keepEvent(engine.db, inboxRow(carrier, event), engine.clock.now());
  }
}
