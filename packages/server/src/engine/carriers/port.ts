import type { Schemas } from "@callwright/sdk/contract";

import type { CallFailureCode, CallStatus, ConversationTurn } from "../../domain/call.ts";
import type { CallBrief } from "../agents/port.ts";
import type { SpokenWords } from "../../store/calls/callWords.ts";
import type { Recording } from "../speech/port.ts";
import type { RelayMessage, RelayReply } from "./twilio/relay.ts";

/** An event of a call at the carrier, as it is sent to `POST /v1/carrier/events`. */
export type CarrierEvent = Schemas["CarrierEvent"];

/** The names of the carriers. A name is stored with each call, so its meaning never changes. */
export const carrierNames = ["simulator", "vapi", "twilio", "retell", "sip"] as const;
export type CarrierName = (typeof carrierNames)[number];

/** A call to place. */
export interface DialOrder {
  /** Our id of the call. A carrier that has keys recognises a repeated order by it. */
  callId: string;
  /** E.164. */
  to: string;
  /** Null: the company has no number of its own, and the installation's number is used. */
  from: string | null;
  /** The information for the agent on the line. */
  brief: CallBrief;
  /** The carrier ends the call after this time, so that it cannot cost more than was reserved. */
  maxDurationSeconds: number;
}

/** The data of a dialled call with which a carrier can be asked about it. */
export interface CarrierCall {
  /** Our id. */
  callId: string;
  /** The carrier's id; null if we do not know it, because the response to the order was lost. */
  carrierCallId: string | null;
  /** E.164. */
  to: string;
  from: string | null;
  dialledAt: Date;
}

/** The differences between carriers. */
export interface CarrierTraits {
  /**
   * How an order is handled if its response was lost.
   * - `key`: the same order again places no second call and returns the result of the first. Only then is an order ever
   *   repeated.
   * - `lookup`: the call can be found by data that was sent with it (`find`).
   * - `claim`: the carrier asks us when somebody answers, and nobody speaks before we have agreed; its first callback
   *   contains its id.
   */
  lostOrders: "key" | "lookup" | "claim";
  /** Who speaks: the carrier's agent, or our assistant turn by turn. */
  speaks: "itsAgent" | "ourAgent";
  /** Whether the carrier reports ringing; if not, the call is being dialled until somebody answers. */
  tellsRinging: boolean;
  /**
   * `atEnd`: with the end of the call; `later`: it is reported by CONVERSATION_READY, at any time, or requested
   * after ten minutes.
   */
  conversation: "atEnd" | "later";
  /** Whether its charge is reported with the end of a call, or requested some time later. */
  cost: "atEnd" | "later";
  /** Whether a person can be asked in the call, so that a recording begins with their yes. */
  asksToRecord: boolean;
  /**
   * The number of days for which a recording can be read; null for no limit. With 0, it is fetched when the call ends.
   */
  keepsRecordingsDays: number | null;
  /** How long a call may be without a report in each status before the carrier is asked about it. */
  silentSeconds: Readonly<Record<Extract<CallStatus, "QUEUED" | "RINGING" | "IN_PROGRESS">, number>>;
  /** The carrier's own limits; null if it has none. The lower of these and ours applies. */
  limits: { lines: number | null; callsPerSecond: number | null };
}

/** What can be done in calls of a carrier, apart from hanging up. */
export type CallAbility = Schemas["CallAbility"];

/** An intervention in a call in progress. */
export type StepInOrder =
  /** Our side says this next. */
  | { kind: "SAY"; words: string }
  /** The assistant stops speaking. */
  | { kind: "TAKE_OVER" }
  /** Our side says the words, and then a telephone rings. */
  | { kind: "TRANSFER"; words: string; phoneNumber: string; interventionId: string };

/** The audio of a call in progress. */
export interface CallSound {
  sampleRate: number;
  /** The audio from now on until the call ends, as it is heard. */
  pieces: (signal: AbortSignal) => AsyncIterable<Int16Array>;
}

/** What a carrier whose agent speaks reports about the words of a call in progress. */
export interface CarrierWords {
  /** All finished turns so far. */
  turns?: ConversationTurn[];
  /** The words of the person, who is still speaking. */
  beingSaid?: { content: string; at: Date };
}

/** A carrier's data about a call, read in one request. */
export interface CarrierReport {
  /** All events so far, oldest first. */
  events: CarrierEvent[];
  /** The conversation, once it is known; empty before that, and if nobody was reached. */
  conversation: ConversationTurn[];
  /** A running process of ours has the line, and hangs up in time by its own measure. */
  isHeldByUs?: boolean;
}

/**
 * Places calls for us. Every adapter passes `itBehavesLikeACarrier`.
 *
 * What happens to a call is reported as events, at least once and in any order; `read` returns the same events in case
 * some got lost. A carrier is only asked about a call if the call was dialled with it.
 */
export interface Carrier {
  name: CarrierName;
  traits: CarrierTraits;
  /** What can be done in its calls. Only these interventions are ever requested. */
  abilities: readonly CallAbility[];
  /**
   * Carries out an intervention in a call in progress. Missing if our own assistant speaks: then the talk carries it
   * out.
   *
   * @returns whether the call accepted it; it may have ended.
   */
  stepIn?: (call: CarrierCall, order: StepInOrder) => Promise<boolean>;
  /** The audio of a call; null if nobody speaks there, or no longer. */
  listen?: (call: CarrierCall) => Promise<CallSound | null>;
  /**
   * Places a call: sends one order, and never repeats it by itself.
   *
   * @param signal ends the attempt: after that nothing more is sent, and the promise rejects soon.
   * @throws CarrierRejection if the carrier will certainly not place the call. After any other error it is unknown
   * whether it did.
   */
  dial(order: DialOrder, signal: AbortSignal): Promise<{ carrierCallId: string }>;
  /**
   * Finds a call whose `carrierCallId` we do not know.
   *
   * @returns `none` if the carrier has no such call, `unknown` if it cannot tell.
   */
  find(call: CarrierCall): Promise<{ carrierCallId: string } | "none" | "unknown">;
  /** Ends a call in progress; does nothing for any other call, or for one that the carrier does not know. */
  hangUp(call: CarrierCall): Promise<void>;
  /** The data about a call; null if the carrier never got an order for it. */
  read(call: CarrierCall): Promise<CarrierReport | null>;
  /** Begins to record a call in progress, because the person has just consented. */
  startRecording?(callId: string, carrierCallId: string): Promise<void>;
  /** The recording of the call; null if there is none. */
  readRecording(call: CarrierCall): Promise<Recording | null>;
  /** Whether the carrier accepts our account. Rejects if it does not respond, or cannot tell. */
  knowsAccount(): Promise<boolean>;
  /** Begins to deliver events. A carrier that sends them to us over HTTP does nothing here. */
  connect(link: CarrierLink): AsyncDisposable;
}

/** The reason why a talk releases its line. */
export type CloseReason = "done" | "refused" | "failed";

/**
 * A line on which our own assistant speaks: it sends and receives speech through the carrier. Its protocol is
 * ConversationRelay's.
 */
export interface TalkLine {
  carrier: CarrierName;
  /** Says the first sentence. Undefined if the carrier already has it. */
  greet?: (words: string, language: string) => void;
  send: (reply: RelayReply) => void;
  /** The person has consented that the call is recorded from now on. */
  record: (callId: string, carrierCallId: string) => void;
  close: (reason: CloseReason) => void;
}

/** The side of a talk that receives the events of a line. */
export interface OpenTalk {
  /** Null: the message was not understood. */
  hear: (message: RelayMessage | null) => void;
  fail: (error: unknown) => void;
  /** The line was closed. Resolves when everything that was said is stored. */
  end: () => Promise<void>;
}

/** What a carrier in our own process needs from the engine. */
export interface CarrierLink {
  /** Accepts a request body and its signature; events are delivered when it resolves. */
  deliver: (rawBody: string, signature: string) => Promise<void>;
  /**
   * Words that are being said in a call whose agent is the carrier's. They are lost if they are not accepted, because
   * the conversation follows at the end.
   */
  words: (spoken: SpokenWords[]) => Promise<void>;
  /** Somebody answered, and our assistant speaks. */
  talk: (line: TalkLine) => OpenTalk;
}

/** The carriers of an installation: the one for new calls, and those that dialled earlier calls. */
export type Carriers = ReadonlyMap<CarrierName, Carrier>;

/** The carrier refused an order; the telephone did not ring and will not ring. */
export class CarrierRejection extends Error {
  readonly failureCode: CallFailureCode;
  /** The carrier's own code, for support. */
  readonly carrierReason: string | undefined;

  constructor(failureCode: CallFailureCode, message: string, carrierReason?: string) {
    super(message);
    this.failureCode = failureCode;
    this.carrierReason = carrierReason;
  }
}
