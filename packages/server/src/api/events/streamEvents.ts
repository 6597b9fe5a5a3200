import { isDeepStrictEqual } from "node:util";

import { scope, type Scope } from "../../auth/scope.ts";
import type { Actor } from "../../auth/actor.ts";
import { resolveActor } from "../../auth/resolveActor.ts";
import type { Context } from "../../context.ts";
import type { Handler } from "../../contract/handler.ts";
import { sseStream } from "../../http/sse.ts";

/** An event is shown on the strength of a look at session, role and companies that is not older than this. */
const LOOK_IS_GOOD_FOR_MS = 1_000;
/** How often is looked while nothing happens. */
const LOOK_EVERY_MS = 15_000;
/** An event is dated by the begin of its transaction, and a partner's server by its own clock. */
const SINCE_MARGIN_MS = 10_000;
/** What is older is read anew rather than mended by events. */
const LONGEST_SINCE_MS = 5 * 60_000;

/**
 * Follows live events about what the caller may see, until their token ends or the server stops. It also ends when the
 * session, the role or the companies are no longer what they were: whoever still may comes back with the last id and gets
 * what is theirs then.
 */
export const streamEvents: Handler<"streamEvents"> = async (context, actor, { query, request }) => {
  const { events, stopping, clock, metrics, logger } = context;
  const afterId = request.headers.get("last-event-id") ?? undefined;
  const since = query.since === undefined ? undefined : beginOf(query.since, clock.now());
  const within = scope(actor);
  const access = watchAccess(context, request.headers, within);
  const lifetime = AbortSignal.timeout(millisecondsLeft(actor, clock.now()));
  const data = sseStream(AbortSignal.any([stopping, lifetime, access.ended]), async function* (signal) {
    metrics.eventStreams.inc();
    const looking = setInterval(() => void access.isOpen(), LOOK_EVERY_MS);
    try {
      for await (const event of events.follow(within, { afterId, since, signal })) {
        if (!(await access.isOpen())) return;
        yield { id: event.id, data: JSON.stringify(event) };
      }
    } catch (error) {
      // The reader comes back with the last id and gets the rest then.
      logger.warn({ err: error }, "an event stream was ended: its events could not be read");
    } finally {
      clearInterval(looking);
      metrics.eventStreams.dec();
    }
  });
  return { status: 200, content: { contentType: "text/event-stream", data }, headers: { "x-accel-buffering": "no" } };
};

function beginOf(since: string, now: Date): Date {
  return new Date(Math.max(new Date(since).getTime() - SINCE_MARGIN_MS, now.getTime() - LONGEST_SINCE_MS));
}

/** Looks whether the caller still may see what they could when the stream began. */
function watchAccess(context: Context, headers: Headers, within: Scope) {
  const ended = new AbortController();
  let lookedAt = context.clock.now().getTime();
  return {
    /** Ends when they may not any more. */
    ended: ended.signal,
    async isOpen(): Promise<boolean> {
      const now = context.clock.now().getTime();
      if (ended.signal.aborted || now - lookedAt < LOOK_IS_GOOD_FOR_MS) return !ended.signal.aborted;
      lookedAt = now;
      // A look that fails is no permission.
      const current = await resolveActor(context, headers).catch(() => undefined);
      if (!current || !isDeepStrictEqual(scope(current), within)) ended.abort();
      return !ended.signal.aborted;
    },
  };
}

function millisecondsLeft(actor: Actor, now: Date): number {
  const expiresAt = actor.kind === "user" || actor.kind === "embed" ? actor.expiresAt : now;
  return Math.max(0, expiresAt.getTime() - now.getTime());
}
