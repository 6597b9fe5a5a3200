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

/** The dependencies of the call engine. */
export interface Telephony extends AsyncDisposable {
  queue: Queue;
  carrier: Carrier;
  carriers: Carriers;
  agent: Agent;
  /** Speaks if the carrier has no agent of its own. */
  brain: Brain;
  /** Reads conversations in addition to the phrases, if a model is configured. */
  reader: Reader | null;
  /** The voice of simulated calls; null if it is not installed. */
  speech: Speech | null;
}

interface Surroundings extends Pick<EngineContext, "config" | "db" | "clock" | "ids" | "keys" | "logger"> {
  /** The URL at which carriers reach us; known when we listen. */
  publicUrl: () => string;
}

/** Creates the dependencies of the call engine from the configuration. */
export async function createTelephony(
  surroundings: Surroundings,
  location: DatabaseLocation,
  speech = hasSimulatorSpeech() ? createSimulatorSpeech() : null,
): Promise<Telephony> {
  const { config, logger } = surroundings;
  const stack = new AsyncDisposableStack();
  stack.use(speech);
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

/** Retell, if its account is configured. */
function createRetellOf({ config, clock, publicUrl }: Surroundings): Carrier | undefined {
  const { retell: account, callerNumber = "" } = config.telephony;
  const eventsUrl = () => `${publicUrl()}/v1/carriers/retell/events`;
  return account && createRetell({ clock, account, callerNumber, eventsUrl });
}

/**
 * Our own SIP client, if a trunk is configured.
 *
 * @throws Error if it would have no voice.
 */
function createSipOf(surroundings: Surroundings, speech: Speech | null): Carrier | undefined {
  const { sip, callerNumber = "" } = surroundings.config.telephony;
  if (!sip) return undefined;
  if (!speech) throw new Error("SIP_TRUNK needs the package @callwright/simulator-speech, the assistant's voice there");
  return createSip({ ...surroundings, ...sip, speech, secret: carrierSecret(surroundings), callerNumber });
}

/** Vapi, if its account is configured. */
function createVapiOf({ config, keys, clock, publicUrl }: Surroundings): Carrier | undefined {
  const { vapi: account } = config.telephony;
  if (!account) return undefined;
  const eventsUrl = () => `${publicUrl()}/v1/carriers/vapi/events`;
  return createVapi({ clock, account, secret: carrierSecret({ config, keys }), eventsUrl });
}
