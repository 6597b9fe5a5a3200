import type { DatabaseLocation } from "../db/pool.ts";
import type { Brain } from "./agents/brain/port.ts";
import { createBrain } from "./agents/brain/createBrain.ts";
import { scriptedAgent } from "./agents/scriptedAgent.ts";
import type { Agent } from "./agents/port.ts";
import type { Carrier, Carriers } from "./carriers/port.ts";
import { createSimulator } from "./carriers/simulator/simulator.ts";
import type { EngineContext } from "./engineContext.ts";
import { createQueue, type Queue } from "./queue.ts";
import { carrierSecret } from "./receiveCarrierEvents.ts";
import { createSimulatorSpeech, hasSimulatorSpeech } from "./speech/simulatorSpeech.ts";

/** What the call engine works with. */
export interface Telephony extends AsyncDisposable {
  queue: Queue;
  carrier: Carrier;
  carriers: Carriers;
  agent: Agent;
  /** Speaks where the carrier brings nobody. */
  brain: Brain;
}

type Surroundings = Pick<EngineContext, "config" | "db" | "clock" | "ids" | "keys" | "logger">;

/** The collaborators of the call engine as the configuration names them. */
export async function createTelephony(surroundings: Surroundings, location: DatabaseLocation): Promise<Telephony> {
  const { config, logger } = surroundings;
  const stack = new AsyncDisposableStack();
  const speech = stack.use(hasSimulatorSpeech() ? createSimulatorSpeech() : null);
  if (!speech) logger.info("simulated calls have no recordings: @callwright/simulator-speech is not installed");
  const agent = scriptedAgent;
  const { simulatorSpeed: speed, simulatorChaos } = config.telephony;
  const chaos = { isRepeating: simulatorChaos.has("repeat"), isReordering: simulatorChaos.has("reorder") };
  const carrier = createSimulator({
    ...surroundings,
    agent,
    speech,
    secret: carrierSecret(surroundings),
    speed,
    chaos,
  });
  const queue = stack.use(await createQueue(location, logger));
  const brain = createBrain(config, logger);
  const carriers: Carriers = new Map([[carrier.name, carrier]]);
  return { queue, carrier, carriers, agent, brain, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
