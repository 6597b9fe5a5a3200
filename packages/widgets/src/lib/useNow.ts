import { useCallback, useSyncExternalStore } from "react";

import { useClock } from "./clock.js";

/** The time, updated whenever a new interval of `everyMs` begins. Readers of the same interval share one timer. */
export function useNow(everyMs: number): Date {
  const clock = useClock();
  const subscribe = useCallback((listener: () => void) => listen(everyMs, listener), [everyMs]);
  const span = () => Math.floor(clock.now() / everyMs);
  const spanAsDrawn = () => Math.floor((clock.drawnAt ?? clock.now()) / everyMs);
  return new Date(useSyncExternalStore(subscribe, span, spanAsDrawn) * everyMs);
}

const timers = new Map<number, { listeners: Set<() => void>; timer: ReturnType<typeof setInterval> }>();

function listen(everyMs: number, listener: () => void): () => void {
  const entry = timers.get(everyMs) ?? start(everyMs);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return;
    clearInterval(entry.timer);
    timers.delete(everyMs);
  };
}

function start(everyMs: number) {
  const listeners = new Set<() => void>();
  // A listener may unsubscribe, and unsubscribe others, while it is called.
  const timer = setInterval(() => [...listeners].forEach((tell) => tell()), everyMs);
  const entry = { listeners, timer };
  timers.set(everyMs, entry);
  return entry;
}
