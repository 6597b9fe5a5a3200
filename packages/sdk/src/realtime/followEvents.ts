import type { LiveEvent } from "../contract.js";
import type { OpenStream } from "./connection.js";
import { followStream } from "./followStream.js";
import type { LiveListener } from "./liveEvents.js";

/** Whom events are told, and how they are had. */
export interface Following {
  open: OpenStream;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  listeners: ReadonlySet<LiveListener>;
}

/** Tells all listeners every live event, and of gaps, until the signal aborts. */
export function followEvents({ open, pause, listeners }: Following, signal: AbortSignal): Promise<void> {
  return followStream<LiveEvent>(
    {
      open,
      pause,
      onMessage: (event) => {
        for (const listener of listeners) listener.onEvent(event);
      },
      onGap: () => {
        for (const listener of listeners) listener.onGap?.();
      },
    },
    signal,
  );
}
