import type { Schemas } from "@callwright/sdk/contract";

import type { CallFailureCode, ConversationTurn } from "../../domain/call.ts";
import type { CallBrief } from "../agents/port.ts";
import type { Recording } from "../speech/port.ts";

/** Something that happened to a call at the carrier, as it enters through `POST /v1/carrier/events`. */
export type CarrierEvent = Schemas["CarrierEvent"];

/** A call to place. */
export interface DialOrder {
  /** Our id of the call, and the key by which the carrier recognises a repeated order. */
  callId: string;
  /** E.164. */
  to: string;
  from: string;
  /** What the agent on the line has to know. */
  brief: CallBrief;
  /** The carrier ends the call then, so that it cannot cost more than was set aside. */
  maxDurationSeconds: number;
}

/**
 * Places calls for us. Every adapter passes `itBehavesLikeACarrier`.
 *
 * What happens to a call is reported as signed events, at least once and in any order; `readEvents` answers the same events
 * for those that got lost.
 */
export interface Carrier {
  name: string;
  /** Whether a recording can be read at any time later. One that cannot has to be fetched when the call ends. */
  keepsRecordings: boolean;
  /**
   * Whether the same `callId` again places nothing and answers what the first order did, for as long as an order may be under
   * way. Only then is an order given again that the carrier seems not to have received.
   */
  recognisesRepeatedOrders: boolean;
  /**
   * Places a call.
   *
   * @param signal ends the attempt: after that nothing more is sent, and the promise rejects soon.
   * @throws CarrierRejection when the carrier will certainly not place it. Any other error leaves it open whether it did.
   */
  dial(order: DialOrder, signal: AbortSignal): Promise<{ carrierCallId: string }>;
  /** Ends a call that is still going on; does nothing for any other. */
  hangUp(callId: string): Promise<void>;
  /** Everything that happened to a call so far, oldest first; null when the carrier was never asked for it. */
  readEvents(callId: string): Promise<CarrierEvent[] | null>;
  /** What was said, once the call ended; empty when nobody was reached. */
  readConversation(callId: string): Promise<ConversationTurn[]>;
  /** The sound of the call; null when there is none. */
  readRecording(callId: string): Promise<Recording | null>;
  /**
   * Begins to deliver events. A carrier that posts them to us from outside by itself has nothing to do here.
   *
   * @param deliver takes a request body and its signature; events count as delivered when it resolves.
   */
  connect(deliver: (rawBody: string, signature: string) => Promise<void>): AsyncDisposable;
}

/** The carrier refused an order; it did not and will not ring. */
export class CarrierRejection extends Error {
  readonly failureCode: CallFailureCode;

  constructor(failureCode: CallFailureCode, message: string) {
    super(message);
    this.failureCode = failureCode;
  }
}
