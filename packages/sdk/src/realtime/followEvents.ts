import { toApiError } from "../ApiError.js";
import type { LiveEvent } from "../contract.js";
import { type OpenStream, readConnection } from "./connection.js";
import type { LiveListener } from "./liveEvents.js";
import { waitUntilVisible } from "./visibility.js";

/** Whom events are told, and how they are had. */
export interface Following {
  open: OpenStream;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  listeners: ReadonlySet<LiveListener>;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Connects again and again until the signal aborts, or the server says that this will never do. */
export async function followEvents({ open, pause, listeners }: Following, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    await waitUntilVisible(signal);
    let pauseSeconds: number | undefined;
    try {
      for await (const event of readConnection(open, lastEventId, signal)) {
        if (signal.aborted) return;
        if (event === "opened") {
          if (!isFirst && lastEventId === undefined) for (const listener of listeners) listener.onGap?.();
          isFirst = false;
          continue;
        }
        failures = 0;
        lastEventId = event.id ?? lastEventId;
        const parsed = JSON.parse(event.data) as LiveEvent;
        for (const listener of listeners) listener.onEvent(parsed);
      }
    } catch (failure) {
      const error = toApiError(failure);
      // Signed out, forbidden, or not served here: asking again would not help.
      if (error.status >= 400 && !error.isTemporary) return;
      pauseSeconds = error.retryAfterSeconds;
    }
    await pause(pauseSeconds === undefined ? backOffMs(failures) : pauseSeconds * 1000, signal);
    failures += 1;
  }
}

/** Twice as long each time, and never quite the same, so that not everybody comes back at once. */
function backOffMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
}
