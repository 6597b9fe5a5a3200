import type { Scope } from "../auth/scope.ts";
import type { Trx } from "../db/database.ts";
import type { LiveEvent, LiveEventPayload } from "./liveEvent.ts";

/** The events of every process on this database, in the order in which their transactions were committed. */
export interface LiveEvents extends AsyncDisposable {
  /**
   * Publishes an event in the transaction that caused it: nobody sees it if the transaction is rolled back.
   *
   * @param sellerCompanyId the company of the event; null for the catalogue, which only managers follow.
   */
  publish(trx: Trx, sellerCompanyId: string | null, payload: LiveEventPayload): Promise<void>;

  /** Publishes many at once, in this order. One with a `userId` is only for this person. */
  publishAll(trx: Trx, events: PublishedEvent[]): Promise<void>;

  /**
   * Follows the events inside a scope.
   *
   * @param afterId the id of the last event that the reader has seen.
   * @param since without that id: the time from which on events are sent; without both, only new ones are.
   * @param userId the person who reads; without it, events for one person are not sent.
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
