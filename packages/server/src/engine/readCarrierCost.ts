import { readCall } from "../store/calls/calls.ts";
import { nextQuestionAfter } from "./carrierCosts.ts";
import { carrierCallOf, carrierOf } from "./carriers/carrierOf.ts";
import type { EngineContext } from "./engineContext.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";

/** Asks the carrier of a call that is over what it charged, and keeps the answer; one that does not know yet is asked again, three times in all. */
export async function readCarrierCost(engine: EngineContext, callId: string): Promise<void> {
  const call = await readCall(engine.db, callId);
  if (!call?.ended_at) return;
  const carrier = carrierOf(engine, call.carrier);
  const events = (await carrier.read(carrierCallOf(call)))?.events ?? [];
  const costs = events.filter(({ type }) => type === "COST");
  if (costs.length > 0) return takeEvents(engine, carrier, costs);
  const wait = nextQuestionAfter((engine.clock.now().getTime() - call.ended_at.getTime()) / 1000);
  if (wait !== undefined) await engine.queue.send(engine.db, "read-cost", [callId], wait);
}
