import { lockCall } from "../store/calls/calls.ts";
import { rememberCarrierCall } from "../store/calls/carrierFacts.ts";
import { rememberUnanswered } from "../store/calls/placings.ts";
import { applyStep } from "./applyStep.ts";
import { CarrierRejection, type DialOrder } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { noteFailedPlacing } from "./watchPlacings.ts";

/** The maximum duration of an order; the carrier is asked about a call only after a longer silence. */
export const ORDER_TIMEOUT_MS = 8_000;

/**
 * Sends the carrier an order whose intent is committed. A rejection ends the call; after any other failure it is
 * unknown whether it rings, and the sweep asks.
 */
export async function giveOrder(engine: EngineContext, order: DialOrder): Promise<void> {
  const { carrier, metrics } = engine;
  const count = (result: string, reason = "") => metrics.carrierOrders.inc({ carrier: carrier.name, result, reason });
  try {
    const { carrierCallId } = await carrier.dial(order, AbortSignal.timeout(ORDER_TIMEOUT_MS));
    count("placed");
    // If this is lost, the carrier's first event or the sweep provides the id.
    if (carrier.traits.lostOrders !== "key") await rememberCarrierCall(engine.db, order.callId, carrierCallId);
  } catch (error) {
    if (!(error instanceof CarrierRejection)) {
      count("unanswered");
      engine.logger.warn({ err: error, callId: order.callId }, "an order was not answered; the carrier will be asked");
      await noteUnanswered(engine, order.callId);
      return;
    }
    count("refused", error.failureCode);
    await engine.db.transaction().execute(async (trx) => {
      const call = await lockCall(trx, order.callId);
      const { failureCode } = error;
      const ended = { type: "ENDED", at: engine.clock.now(), outcome: "FAILED", failureCode } as const;
      if (call) await applyStep(engine, trx, call, ended);
    });
  }
}

/** An order without a response counts as failed until there is a report about the call. */
async function noteUnanswered(engine: EngineContext, callId: string): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const call = await rememberUnanswered(trx, callId, engine.clock.now());
    if (call?.carrier === engine.carrier.name) await noteFailedPlacing(engine, trx, call, "CARRIER_UNREACHABLE");
  });
}
