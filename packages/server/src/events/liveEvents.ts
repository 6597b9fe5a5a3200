import type { Scope } from "../auth/scope.ts";
import type { LiveEvent } from "./liveEvent.ts";

/** The events of every process on this database, in the order in which their transactions were committed. */
export interface LiveEvents extends AsyncDisposable {
  /**
   * Follows the events inside a scope.
   *
   * @param afterId the id of the last event the reader has seen; without it only new ones come.
   * @param signal ends the subscription.
   */
  follow(within: Scope, options: { afterId?: string; signal: AbortSignal }): AsyncIterable<LiveEvent>;
}
