import type { ConversationTurn } from "./call.ts";

/** A turn of a simulated conversation, as stored by the simulator. */
export interface SimulatedTurn extends ConversationTurn {
  /** Somebody took over the call during this turn: the words are those that were heard. */
  isInterrupted?: boolean;
}
