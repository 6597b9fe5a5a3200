import type { LiveEvent } from "../contract.js";
import type { OpenStream } from "./connection.js";
import { followingCode, type LoadFollowing } from "./followingCode.js";
import { isHidden } from "./isHidden.js";
import { pauseFor } from "./pauseFor.js";

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
  /** Connects again, for another user. */
  restart: () => void;
  /**
   * Starts the next stream at a time, in milliseconds since 1970, at which initial data was read that is not read
   * again.
   */
  beginAt: (readAt: number) => void;
}

export function createLiveEvents(openSince: OpenStream, pause = pauseFor, load?: LoadFollowing): LiveEvents {
  const listeners = new Set<LiveListener>();
  let following: AbortController | undefined;
  let since: number | undefined;
  const open: OpenStream = (lastEventId, signal) => openSince(lastEventId, signal, lastEventId ? undefined : since);

  const start = () => {
    following = new AbortController();
    void begin(following.signal);
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
        // One screen's last listener is removed just before the next screen's first one is added.
        queueMicrotask(() => listeners.size === 0 && stop());
      };
    },
    restart: () => {
      stop();
      since = undefined;
      if (listeners.size > 0) start();
    },
    beginAt: (readAt) => {
      since = Math.min(readAt, since ?? readAt);
    },
  };

  async function begin(signal: AbortSignal): Promise<void> {
    const opening = isHidden() ? open : openedAhead(open, signal);
    const code = await followingCode(signal, pause, load);
    await code?.followEvents({ open: opening, pause, listeners }, signal);
  }
}

/** Opens the first connection at once: events that arrive before the code has loaded wait in the response. */
function openedAhead(open: OpenStream, signal: AbortSignal): OpenStream {
  const broken = new AbortController();
  let ahead: Promise<Response> | undefined = open(undefined, AbortSignal.any([signal, broken.signal]));
  ahead.catch(() => undefined);
  return (lastEventId, until) => {
    const opened = ahead;
    ahead = undefined;
    if (!opened) return open(lastEventId, until);
    until.addEventListener("abort", () => broken.abort(), { once: true });
    return opened;
  };
}
