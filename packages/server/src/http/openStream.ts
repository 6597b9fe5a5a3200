import { isDeepStrictEqual } from "node:util";

import type { Actor } from "../auth/actor.ts";
import { resolveActor } from "../auth/resolveActor.ts";
import { scope, type Scope } from "../auth/scope.ts";
import type { RequestFacts } from "../contract/handler.ts";
import type { Context } from "../context.ts";
import { type SseMessage, sseStream } from "./sse.ts";

/** The maximum age of the check of session, role and companies when a message is sent. */
const LOOK_IS_GOOD_FOR_MS = 1_000;
/** The interval of the check while nothing happens. */
const LOOK_EVERY_MS = 15_000;

/** The person who opened a stream. */
export interface Reader {
  actor: Actor;
  request: RequestFacts;
}

/**
 * A stream that ends when its basis changes: with the caller's token, when the server stops, and when the session, the
 * role or the companies change. A client that still has access reconnects and gets its current data.
 */
export function openStream(
  context: Context,
  { actor, request }: Reader,
  messages: (signal: AbortSignal) => AsyncIterable<SseMessage>,
) {
  const { metrics, logger } = context;
  const access = untilNoLonger(context, { actor, request });
  const data = sseStream(access.ended, async function* (signal) {
    metrics.eventStreams.inc();
    const looking = setInterval(() => void access.isOpen(), LOOK_EVERY_MS);
    try {
      for await (const message of messages(signal)) {
        if (!(await access.isOpen())) return;
        yield message;
      }
    } catch (error) {
      // The reader reconnects with the last id and gets the rest then.
      logger.warn({ err: error }, "a stream was ended: what it tells could not be read");
    } finally {
      clearInterval(looking);
      metrics.eventStreams.dec();
    }
  });
  const content = { contentType: "text/event-stream" as const, data };
  return { status: 200 as const, content, headers: { "x-accel-buffering": "no" } };
}

/**
 * How long a reader may continue: until their token expires, the server stops, or they lose access to what they could
 * see at first.
 */
export function untilNoLonger(context: Context, { actor, request }: Reader) {
  const access = watchAccess(context, request.headers, scope(actor));
  const lifetime = AbortSignal.timeout(millisecondsLeft(actor, context.clock.now()));
  return { isOpen: () => access.isOpen(), ended: AbortSignal.any([context.stopping, lifetime, access.ended]) };
}

/** Checks whether the caller still has the access that they had when the stream began. */
function watchAccess(context: Context, headers: Headers, within: Scope) {
  const ended = new AbortController();
  let lookedAt = context.clock.now().getTime();
  return {
    /** Ends when they lose access. */
    ended: ended.signal,
    async isOpen(): Promise<boolean> {
      const now = context.clock.now().getTime();
      if (ended.signal.aborted || now - lookedAt < LOOK_IS_GOOD_FOR_MS) return !ended.signal.aborted;
      lookedAt = now;
      // A failed check is not a permission.
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
