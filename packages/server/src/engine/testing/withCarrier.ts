import type { Carrier } from "../carriers/port.ts";
import type { EngineContext } from "../engineContext.ts";

/** The same engine with a carrier that behaves differently. */
export function withCarrier<Engine extends EngineContext>(engine: Engine, changes: Partial<Carrier>): Engine {
  const carrier: Carrier = { ...engine.carrier, ...changes };
  return { ...engine, carrier, carriers: new Map([[carrier.name, carrier]]) };
}
