import { readEvents } from "./readEvents.ts";
import type { TestClient } from "./TestClient.ts";

/** A person who looks at a page for hours. */
export interface Follower extends AsyncDisposable {
  /** The ids of what they have seen, in that order. */
  seen: string[];
  /** How often they had to come back. */
  comebacks: number;
}

/**
 * Reads the events of a company from the first one on, and comes back with the last id whenever the stream ends, as the sdk does.
 *
 * @param client asked for at each comeback: they may have signed in again.
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
        // Refused, or cut off: they try again.
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  })();
  return follower;
}
