import { createContext, useCallback, useContext, useSyncExternalStore } from "react";

/** The source of the time, and the time zone in which it is shown. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** The time at which a server rendered the page, which the browser's first render has to repeat. */
  drawnAt?: number | undefined;
}

/** The device's own clock; tests and stories replace it with a fixed one. */
export const ClockContext = createContext<Clock>({
  now: () => Date.now(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export function useClock(): Clock {
  return useContext(ClockContext);
}

/** Whether this device knows a time zone; a wrong name would break every time that is shown. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

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
