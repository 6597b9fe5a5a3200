import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import type { SpokenWords } from "../store/calls/callWords.ts";

/** What a stream of words holds (schema `CallWordsMessage`). */
export type CallWordsMessage = Schemas["CallWordsMessage"];

/**
 * What is said in the calls of every process on this database. Words go as notices, not as live events: those have one order, and are
 * committed one after the other.
 */
export interface CallWordsStreams extends AsyncDisposable {
  /** Tells what is being said, of each call the newest, soon. It is not kept, and lost when the database is away. */
  hear(words: SpokenWords): void;

  /**
   * Keeps turns of one call that were said, and tells them.
   *
   * @param isCorrecting whether they count though they were told before.
   */
  keep(callId: string, turns: SpokenWords[], options?: { isCorrecting?: boolean }): Promise<void>;

  /**
   * Follows one call: every turn that was said, then what is said, until the call is over.
   *
   * @param afterId `<turn>.<revision>` of the last words the reader has seen.
   */
  followCall(
    callId: string,
    options: { afterId?: string | undefined; signal: AbortSignal },
  ): AsyncIterable<CallWordsMessage>;

  /** Follows the last words of all calls inside a scope, each once a second at most, and their ends. */
  followCalls(within: Scope, signal: AbortSignal): AsyncIterable<CallWordsMessage>;
}
