import type { ConversationTurn } from "./call.ts";

/** A turn of a simulated conversation, as the simulator's books have it. */
export interface SimulatedTurn extends ConversationTurn {
  /** Somebody took the call over in the middle of it: the words are those that were heard. */
  isInterrupted?: boolean;
}
