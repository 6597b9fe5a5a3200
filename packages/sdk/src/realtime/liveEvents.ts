import { toApiError } from "../ApiError.js";
import type { LiveEvent } from "../contract.js";
import { type OpenStream, readConnection } from "./connection.js";
import { waitUntilVisible } from "./visibility.js";

export interface LiveListener {
  /** Something happened; ignore a type you do not know. */
  onEvent(event: LiveEvent): void;
  /** Something may have happened unnoticed: the connection was lost and could not be taken up where it broke. */
  onGap?(): void;
}

/** What happens on the server, as it happens. One connection serves every listener, and only while the page is looked at. */
export interface LiveEvents {
  /** Listens until the returned function is called. The connection opens with the first listener and closes with the last. */
  subscribe(listener: LiveListener): () => void;
  /** Connects anew, for another user. */
  restart: () => void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export function createLiveEvents(open: OpenStream, pause = pauseFor): LiveEvents {
  const listeners = new Set<LiveListener>();
  let following: AbortController | undefined;

  const start = () => {
    following = new AbortController();
    void follow(following.signal);
  };
  const stop = () => {
    following?.abort();
    following = undefined;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!following) start();
      return () => {
        listeners.delete(listener);
        // One screen's last listener goes just before the next screen's first one comes.
        queueMicrotask(() => listeners.size === 0 && stop());
      };
    },
    restart: () => {
      stop();
      if (listeners.size > 0) start();
    },
  };

  /** Connects again and again until the signal aborts, or the server says that this will never do. */
  async function follow(signal: AbortSignal): Promise<void> {
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
}

/** Twice as long each time, and never quite the same, so that not everybody comes back at once. */
function backOffMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** Ends early when the browser says that the network is back. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
    if (typeof window !== "undefined") window.addEventListener("online", done);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      if (typeof window !== "undefined") window.removeEventListener("online", done);
      resolve();
    }
  });
}
