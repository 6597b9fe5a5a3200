import type { Scope } from "../auth/scope.ts";
import type { Trx } from "../db/database.ts";
import type { LiveEvent, LiveEventPayload } from "./liveEvent.ts";

/** The events of every process on this database, in the order in which their transactions were committed. */
export interface LiveEvents extends AsyncDisposable {
  /**
   * Publishes an event in the transaction that caused it: nobody sees it if that is rolled back, everybody who may once it
   * is committed.
   *
   * @param sellerCompanyId whose event it is; null for the catalogue, which only managers follow.
   */
  publish(trx: Trx, sellerCompanyId: string | null, payload: LiveEventPayload): Promise<void>;

  /** Publishes many at once, in this order. */
  publishAll(trx: Trx, events: { sellerCompanyId: string | null; payload: LiveEventPayload }[]): Promise<void>;

  /**
   * Follows the events inside a scope.
   *
   * @param afterId the id of the last event the reader has seen.
   * @param since without that id: the moment from which on events come; without both only new ones do.
   * @param signal ends it.
   */
  follow(
    within: Scope,
    options: { afterId?: string; since?: Date | undefined; signal: AbortSignal },
  ): AsyncIterable<LiveEvent>;
}
