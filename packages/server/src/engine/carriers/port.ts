import type { Schemas } from "@callwright/sdk/contract";

import type { CallFailureCode, CallStatus, ConversationTurn } from "../../domain/call.ts";
import type { CallBrief } from "../agents/port.ts";
import type { SpokenWords } from "../../store/calls/callWords.ts";
import type { Recording } from "../speech/port.ts";
import type { RelayMessage, RelayReply } from "./twilio/relay.ts";

/** Something that happened to a call at the carrier, as it enters through `POST /v1/carrier/events`. */
export type CarrierEvent = Schemas["CarrierEvent"];

/** Who can carry calls. A name is kept with each call, so it never changes its meaning. */
export const carrierNames = ["simulator", "vapi", "twilio", "retell", "sip"] as const;
export type CarrierName = (typeof carrierNames)[number];

/** A call to place. */
export interface DialOrder {
  /** Our id of the call, and the key by which a carrier that has keys recognises a repeated order. */
  callId: string;
  /** E.164. */
  to: string;
  /** Null: the company has no number of its own, and the one of this installation is used. */
  from: string | null;
  /** What the agent on the line has to know. */
  brief: CallBrief;
  /** The carrier ends the call then, so that it cannot cost more than was set aside. */
  maxDurationSeconds: number;
}

/** A call that was dialled, as a carrier can be asked about it. */
export interface CarrierCall {
  /** Our id. */
  callId: string;
  /** The carrier's id; null while we do not know it, because the answer to the order got lost. */
  carrierCallId: string | null;
  /** E.164. */
  to: string;
  from: string | null;
  dialledAt: Date;
}

/** How a carrier is, where carriers differ. */
export interface CarrierTraits {
  /**
   * What becomes of an order whose answer got lost.
   * - `key`: the same order again places nothing and answers what the first one did. Only then is an order ever given again.
   * - `lookup`: the call can be found by what was sent along (`find`).
   * - `claim`: the carrier asks us when somebody picks up, and nobody speaks before we said so; its first callback tells its id.
   */
  lostOrders: "key" | "lookup" | "claim";
  /** Who speaks: the carrier's agent, or ours turn by turn. */
  speaks: "itsAgent" | "ourAgent";
  /** Whether it says when a telephone rings; where it does not, a call is dialled until somebody picks up. */
  tellsRinging: boolean;
  /** `atEnd`: with the end of the call; `later`: it is reported by CONVERSATION_READY, or asked for after ten minutes. */
  conversation: "atEnd" | "later";
  /** What it charges is told with the end of a call, or known some time after it and then asked for. */
  cost: "atEnd" | "later";
  /** Whether a person can be asked in the call, and a recording begins with their yes. */
  asksToRecord: boolean;
  /** For how many days a recording can be read; null for ever. One that is kept for none is fetched when the call ends. */
  keepsRecordingsDays: number | null;
  /** How long a call may be without news in each status before the carrier is asked about it. */
  silentSeconds: Readonly<Record<Extract<CallStatus, "QUEUED" | "RINGING" | "IN_PROGRESS">, number>>;
  /** What the carrier takes at most; null where it does not say. The smaller of these and ours holds. */
  limits: { lines: number | null; callsPerSecond: number | null };
}

/** What can be done in calls of a carrier beside hanging up. */
export type CallAbility = Schemas["CallAbility"];

/** What somebody wants done in a call that goes on. */
export type StepInOrder =
  /** Our side says this next. */
  | { kind: "SAY"; words: string }
  /** Our side says nothing more of its own. */
  | { kind: "TAKE_OVER" }
  /** Our side says the words, and then a telephone rings. */
  | { kind: "TRANSFER"; words: string; phoneNumber: string; interventionId: string };

/** The sound of a call that goes on. */
export interface CallSound {
  sampleRate: number;
  /** From now on until the call is over, as it is heard. */
  pieces: (signal: AbortSignal) => AsyncIterable<Int16Array>;
}

/** What a carrier knows about a call, read in one go. */
export interface CarrierReport {
  /** Everything that happened so far, oldest first. */
  events: CarrierEvent[];
  /** What was said, once it is known; empty before, and when nobody was reached. */
  conversation: ConversationTurn[];
}

/**
 * Places calls for us. Every adapter passes `itBehavesLikeACarrier`.
 *
 * What happens to a call is reported as events, at least once and in any order; `read` answers the same events for those that got
 * lost. A carrier is asked about a call only as long as it is the one that the call was dialled with.
 */
export interface Carrier {
  name: CarrierName;
  traits: CarrierTraits;
  /** What can be done in its calls. Only what is named here is ever asked of it. */
  abilities: readonly CallAbility[];
  /**
   * Does something in a call that goes on. Not there where our own assistant speaks: then the talk does it.
   *
   * @returns whether the call took it; it may be over.
   */
  stepIn?: (call: CarrierCall, order: StepInOrder) => Promise<boolean>;
  /** The sound of a call; null when nobody speaks there (any more). */
  listen?: (call: CarrierCall) => Promise<CallSound | null>;
  /**
   * Places a call: sends one order, and never a second one by itself.
   *
   * @param signal ends the attempt: after that nothing more is sent, and the promise rejects soon.
   * @throws CarrierRejection when the carrier will certainly not place it. Any other error leaves it open whether it did.
   */
  dial(order: DialOrder, signal: AbortSignal): Promise<{ carrierCallId: string }>;
  /**
   * Finds a call whose `carrierCallId` we do not know.
   *
   * @returns `none` when the carrier has no such call, `unknown` when it cannot say.
   */
  find(call: CarrierCall): Promise<{ carrierCallId: string } | "none" | "unknown">;
  /** Ends a call that is still going on; does nothing for any other, or for one that the carrier does not know. */
  hangUp(call: CarrierCall): Promise<void>;
  /** What is known of a call; null when the carrier was never asked for it. */
  read(call: CarrierCall): Promise<CarrierReport | null>;
  /** Begins to record a call that goes on, because the person has just agreed to it. */
  startRecording?(callId: string, carrierCallId: string): Promise<void>;
  /** The sound of the call; null when there is none. */
  readRecording(call: CarrierCall): Promise<Recording | null>;
  /** Whether the carrier takes our account. Rejects when it does not answer, or cannot say. */
  knowsAccount(): Promise<boolean>;
  /** Begins to deliver events. A carrier that posts them to us from outside by itself has nothing to do here. */
  connect(link: CarrierLink): AsyncDisposable;
}

/** Why a talk lets go of its line. */
export type CloseReason = "done" | "refused" | "failed";

/** A line on which our own assistant speaks: the carrier's ears and mouth. It speaks as ConversationRelay does. */
export interface TalkLine {
  carrier: CarrierName;
  /** Says the first sentence. Undefined where the carrier was told it before. */
  greet?: (words: string, language: string) => void;
  send: (reply: RelayReply) => void;
  /** The person has agreed that the call is recorded from now on. */
  record: (callId: string, carrierCallId: string) => void;
  close: (reason: CloseReason) => void;
}

/** A talk on a line, for whoever hears what happens there. */
export interface OpenTalk {
  /** Null: it was nothing that a carrier says. */
  hear: (message: RelayMessage | null) => void;
  fail: (error: unknown) => void;
  /** The line is gone. */
  end: () => void;
}

/** What a carrier in our own process needs of the engine. */
export interface CarrierLink {
  /** Takes a request body and its signature; events count as delivered when it resolves. */
  deliver: (rawBody: string, signature: string) => Promise<void>;
  /** What is being said in a call whose agent is the carrier's. Lost when it is not taken: the conversation comes with the end. */
  words: (spoken: SpokenWords[]) => Promise<void>;
  /** Somebody picked up, and our assistant speaks. */
  talk: (line: TalkLine) => OpenTalk;
}

/** The carriers of an installation: the one that takes new calls, and those that earlier calls were dialled with. */
export type Carriers = ReadonlyMap<CarrierName, Carrier>;

/** The carrier refused an order; it did not and will not ring. */
export class CarrierRejection extends Error {
  readonly failureCode: CallFailureCode;
  /** The carrier's own word for it, for support. */
  readonly carrierReason: string | undefined;

  constructor(failureCode: CallFailureCode, message: string, carrierReason?: string) {
    super(message);
    this.failureCode = failureCode;
    this.carrierReason = carrierReason;
  }
}
