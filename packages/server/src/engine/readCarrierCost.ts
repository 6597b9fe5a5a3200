import { readCall } from "../store/calls/calls.ts";
import { nextQuestionAfter } from "./carrierCosts.ts";
import { carrierCallOf, carrierOf } from "./carriers/carrierOf.ts";
import type { EngineContext } from "./engineContext.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";

/**
 * Asks the carrier of an ended call for its charge and stores the response; if the carrier does not know it yet, or
 * cannot be asked, it is asked again, three times in total.
 */
export async function readCarrierCost(engine: EngineContext, callId: string): Promise<void> {
  const call = await readCall(engine.db, callId);
  if (!call?.ended_at) return;
  const carrier = carrierOf(engine, call.carrier);
  const wait = nextQuestionAfter((engine.clock.now().getTime() - call.ended_at.getTime()) / 1000);
  const known = await carrier.read(carrierCallOf(call)).catch((error: unknown) => {
    if (wait === undefined) throw error;
    engine.logger.warn({ err: error, callId }, "a carrier did not say what a call costs; it is asked again");
    return null;
  });
  const costs = known?.events.filter(({ type }) => type === "COST") ?? [];
  if (costs.length > 0) return takeEvents(engine, carrier, costs);
  if (wait !== undefined) await engine.queue.send(engine.db, "read-cost", [callId], wait);
}
