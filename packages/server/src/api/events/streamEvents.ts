import { userIdOf } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { openStream } from "../../http/openStream.ts";

/** The time of an event is the begin of its transaction, and the time of a partner's server is its own clock. */
const SINCE_MARGIN_MS = 10_000;
/** Older data is read again instead of being updated by events. */
const LONGEST_SINCE_MS = 5 * 60_000;

/** Follows live events about data that the caller may see. */
export const streamEvents: Handler<"streamEvents"> = async (context, actor, { query, request }) => {
  const afterId = request.headers.get("last-event-id") ?? undefined;
  const since = query.since === undefined ? undefined : beginOf(query.since, context.clock.now());
  return openStream(context, { actor, request }, async function* (signal) {
    const options = { afterId, since, userId: userIdOf(actor), signal };
    for await (const event of context.events.follow(scope(actor), options))
      yield { id: event.id, data: JSON.stringify(event) };
  });
};

function beginOf(since: string, now: Date): Date {
  return new Date(Math.max(new Date(since).getTime() - SINCE_MARGIN_MS, now.getTime() - LONGEST_SINCE_MS));
}
