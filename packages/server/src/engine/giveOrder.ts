import { lockCall } from "../store/calls/calls.ts";
import { rememberCarrierCall } from "../store/calls/carrierFacts.ts";
import { rememberUnanswered } from "../store/calls/placings.ts";
import { applyStep } from "./applyStep.ts";
import { CarrierRejection, type DialOrder } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { noteFailedPlacing } from "./watchPlacings.ts";

/** An order is not under way for longer; a call is only asked after when it has been silent for longer than that. */
export const ORDER_TIMEOUT_MS = 8_000;

/**
 * Gives the carrier an order whose intent is committed. A rejection ends the call; any other failure leaves it open whether it
 * rings, and the sweep will ask.
 */
export async function giveOrder(engine: EngineContext, order: DialOrder): Promise<void> {
  const { carrier, metrics } = engine;
  const count = (result: string, reason = "") => metrics.carrierOrders.inc({ carrier: carrier.name, result, reason });
  try {
    const { carrierCallId } = await carrier.dial(order, AbortSignal.timeout(ORDER_TIMEOUT_MS));
    count("placed");
    // Where this is lost, the carrier's first event or the sweep tells the id.
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

/** An order that is not answered counts as one that failed, as long as nobody hears of the call. */
async function noteUnanswered(engine: EngineContext, callId: string): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const call = await rememberUnanswered(trx, callId, engine.clock.now());
    if (call?.carrier === engine.carrier.name) await noteFailedPlacing(engine, trx, call, "CARRIER_UNREACHABLE");
  });
}
