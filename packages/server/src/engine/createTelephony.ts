import type { DatabaseLocation } from "../db/pool.ts";
import type { Brain } from "./agents/brain/port.ts";
import { createBrain } from "./agents/brain/createBrain.ts";
import { scriptedAgent } from "./agents/scriptedAgent.ts";
import type { Agent } from "./agents/port.ts";
import type { Carrier, Carriers } from "./carriers/port.ts";
import { createRetell } from "./carriers/retell/retell.ts";
import { createSip } from "./carriers/sip/sip.ts";
import { createTwilio } from "./carriers/twilio/twilio.ts";
import { createVapi } from "./carriers/vapi/vapi.ts";
import { createSimulator } from "./carriers/simulator/simulator.ts";
import type { EngineContext } from "./engineContext.ts";
import { createChatReader } from "./reading/chatReader.ts";
import type { Reader } from "./reading/port.ts";
import { createQueue, type Queue } from "./queue.ts";
import { carrierSecret } from "./receiveCarrierEvents.ts";
import type { Speech } from "./speech/port.ts";
import { createSimulatorSpeech, hasSimulatorSpeech } from "./speech/simulatorSpeech.ts";

/** What the call engine works with. */
export interface Telephony extends AsyncDisposable {
  queue: Queue;
  carrier: Carrier;
  carriers: Carriers;
  agent: Agent;
  /** Speaks where the carrier brings nobody. */
  brain: Brain;
  /** Reads conversations beside the phrases, where a model is configured. */
  reader: Reader | null;
  /** The voice of simulated calls; null where it is not installed. */
  speech: Speech | null;
}

interface Surroundings extends Pick<EngineContext, "config" | "db" | "clock" | "ids" | "keys" | "logger"> {
  /** How carriers reach us; known when we listen. */
  publicUrl: () => string;
}

/** The collaborators of the call engine as the configuration names them. */
export async function createTelephony(surroundings: Surroundings, location: DatabaseLocation): Promise<Telephony> {
  const { config, logger } = surroundings;
  const stack = new AsyncDisposableStack();
  const speech = stack.use(hasSimulatorSpeech() ? createSimulatorSpeech() : null);
  if (!speech) logger.info("simulated calls have no recordings: @callwright/simulator-speech is not installed");
  const agent = scriptedAgent;
  const { simulatorSpeed: speed, simulatorChaos } = config.telephony;
  const chaos = { isRepeating: simulatorChaos.has("repeat"), isReordering: simulatorChaos.has("reorder") };
  const simulator = createSimulator({
    ...surroundings,
    agent,
    speech,
    secret: carrierSecret(surroundings),
    speed,
    chaos,
  });
  const queue = stack.use(await createQueue(location, logger));
  const brain = createBrain(config, logger);
  const reader = config.llm ? createChatReader(config.llm) : null;
  // Calls that were dialled with another carrier before stay with it.
  const configured = [
    simulator,
    createTwilioOf(surroundings),
    createVapiOf(surroundings),
    createRetellOf(surroundings),
    createSipOf(surroundings, speech),
  ];
  const carriers: Carriers = new Map(configured.flatMap((one) => (one ? [[one.name, one] as const] : [])));
  const carrier = carriers.get(config.telephony.carrier) ?? simulator;
  return { queue, carrier, carriers, agent, brain, reader, speech, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

function createTwilioOf(surroundings: Surroundings): Carrier | undefined {
  const { twilio: account, callerNumber, callsPerSecond } = surroundings.config.telephony;
  return account && createTwilio({ ...surroundings, account, callerNumber: callerNumber ?? "", callsPerSecond });
}

/** Retell, where its account is configured. */
function createRetellOf({ config, clock, publicUrl }: Surroundings): Carrier | undefined {
  const { retell: account, callerNumber = "" } = config.telephony;
  const eventsUrl = () => `${publicUrl()}/v1/carriers/retell/events`;
  return account && createRetell({ clock, account, callerNumber, eventsUrl });
}

/**
 * Our own caller, where a trunk is configured.
 *
 * @throws Error when it would have no voice.
 */
function createSipOf(surroundings: Surroundings, speech: Speech | null): Carrier | undefined {
  const { sip, callerNumber = "" } = surroundings.config.telephony;
  if (!sip) return undefined;
  if (!speech) throw new Error("SIP_TRUNK needs the package @callwright/simulator-speech, the assistant's voice there");
  return createSip({ ...surroundings, ...sip, speech, secret: carrierSecret(surroundings), callerNumber });
}

/** Vapi, where its account is configured. */
function createVapiOf({ config, keys, clock, publicUrl }: Surroundings): Carrier | undefined {
  const { vapi: account } = config.telephony;
  if (!account) return undefined;
  const eventsUrl = () => `${publicUrl()}/v1/carriers/vapi/events`;
  return createVapi({ clock, account, secret: carrierSecret({ config, keys }), eventsUrl });
}
