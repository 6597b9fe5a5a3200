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

  /** Publishes many at once, in this order. One with a `userId` is for that person alone. */
  publishAll(trx: Trx, events: PublishedEvent[]): Promise<void>;

  /**
   * Follows the events inside a scope.
   *
   * @param afterId the id of the last event the reader has seen.
   * @param since without that id: the moment from which on events come; without both only new ones do.
   * @param userId the person who reads; without them, events for one person do not come.
   * @param signal ends it.
   */
  follow(
    within: Scope,
    options: { afterId?: string; since?: Date | undefined; userId?: string | null; signal: AbortSignal },
  ): AsyncIterable<LiveEvent>;
}

export interface PublishedEvent {
  sellerCompanyId: string | null;
  userId?: string;
  payload: LiveEventPayload;
}
