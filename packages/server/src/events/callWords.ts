import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import type { Trx } from "../db/database.ts";
import type { KeepOptions, SpokenWords } from "../store/calls/callWords.ts";

/** The content of a stream of words (schema `CallWordsMessage`). */
export type CallWordsMessage = Schemas["CallWordsMessage"];

/**
 * The live words of calls in every process on this database. Words are sent as notifications, not as live events,
 * because those have one order and are committed one after the other.
 */
export interface CallWordsStreams extends AsyncDisposable {
  /**
   * Sends words that are being said, of each call the newest, soon. They are not stored, and lost while the database is
   * unavailable.
   */
  hear(words: SpokenWords): void;

  /**
   * Stores finished turns of one call, and sends them.
   *
   * @param trx the transaction in which they are stored, if it does more.
   * @returns whether words of a call were stored that has ended already.
   */
  keep(callId: string, turns: SpokenWords[], options?: KeepOptions, trx?: Trx): Promise<boolean>;

  /**
   * Follows one call: every finished turn, then live words, until the call ends.
   *
   * @param afterId `<turn>.<revision>` of the last words that the reader has seen.
   */
  followCall(
    callId: string,
    options: { afterId?: string | undefined; signal: AbortSignal },
  ): AsyncIterable<CallWordsMessage>;

  /** Follows the last words of all calls inside a scope, each at most once per second, and their ends. */
  followCalls(within: Scope, signal: AbortSignal): AsyncIterable<CallWordsMessage>;
}
