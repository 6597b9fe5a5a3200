import { scope } from "../../auth/scope.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Handler } from "../../http/handler.ts";
import { sseStream } from "../../http/sse.ts";

/** Follows live events about what the caller may see, until their token ends or the server stops. */
export const streamEvents: Handler<"streamEvents"> = async ({ events, stopping, clock, metrics }, actor, { request }) => {
  const afterId = request.headers.get("last-event-id") ?? undefined;
  const lifetime = AbortSignal.timeout(millisecondsLeft(actor, clock.now()));
  const data = sseStream(AbortSignal.any([stopping, lifetime]), async function* (signal) {
    metrics.eventStreams.inc();
    try {
      for await (const event of events.follow(scope(actor), { afterId, signal }))
        yield { id: event.id, data: JSON.stringify(event) };
    } finally {
      metrics.eventStreams.dec();
    }
  });
  return { status: 200, content: { contentType: "text/event-stream", data }, headers: { "x-accel-buffering": "no" } };
};

function millisecondsLeft(actor: Actor, now: Date): number {
  const expiresAt = actor.kind === "user" || actor.kind === "embed" ? actor.expiresAt : now;
  return Math.max(0, expiresAt.getTime() - now.getTime());
}
