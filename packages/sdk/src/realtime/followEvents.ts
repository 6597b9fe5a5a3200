import type { LiveEvent } from "../contract.js";
import type { OpenStream } from "./connection.js";
import { followStream } from "./followStream.js";
import type { LiveListener } from "./liveEvents.js";

export { followStream };

/** The listeners of events, and how the events are received. */
export interface Following {
  open: OpenStream;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  listeners: ReadonlySet<LiveListener>;
}

/** Passes every live event, and gaps, to all listeners, until the signal aborts. */
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
