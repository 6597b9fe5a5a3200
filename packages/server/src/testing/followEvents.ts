import { readEvents } from "./readEvents.ts";
import type { TestClient } from "./TestClient.ts";

/** A client that follows events for a long time. */
export interface Follower extends AsyncDisposable {
  /** The ids of the events it has seen, in order. */
  seen: string[];
  /** How often it had to reconnect. */
  comebacks: number;
}

/**
 * Reads the events of a company from the first one on, and reconnects with the last id whenever the stream ends, as the
 * SDK does.
 *
 * @param client called at each connection, because the user may have signed in again.
 */
export function followEvents(client: () => TestClient, pauseMilliseconds = 200): Follower {
  const follower: Follower = {
    seen: [],
    comebacks: -1,
    async [Symbol.asyncDispose]() {
      over.abort();
      await open?.[Symbol.asyncDispose]();
      await reading;
    },
  };
  const over = new AbortController();
  let open: Awaited<ReturnType<typeof readEvents>> | undefined;
  const reading = (async () => {
    while (!over.signal.aborted) {
      try {
        open = await readEvents(client(), { "last-event-id": follower.seen.at(-1) ?? "0" });
        follower.comebacks += 1;
        for (let event = await open.next(); event; event = await open.next()) follower.seen.push(event.id);
      } catch {
        // The stream was refused or cut off: it is opened again.
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  })();
  return follower;
}
