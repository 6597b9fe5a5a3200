import { createContext, useCallback, useContext, useSyncExternalStore } from "react";

/** Where the time comes from, and on whose clock it is read. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The reader's IANA zone. */
  timeZone: string;
  /** The time as it was when a server drew the page, which the browser's first drawing has to repeat. */
  drawnAt?: number | undefined;
}

/** The device's own clock; tests and stories put a still one in its place. */
export const ClockContext = createContext<Clock>({
  now: () => Date.now(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export function useClock(): Clock {
  return useContext(ClockContext);
}

/** Whether this device knows a zone; a wrong name would break every time that is shown. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The time, told again whenever a new span of `everyMs` begins. Readers of one span share one timer. */
export function useNow(everyMs: number): Date {
  const clock = useClock();
  const subscribe = useCallback((listener: () => void) => listen(everyMs, listener), [everyMs]);
  const span = () => Math.floor(clock.now() / everyMs);
  const spanAsDrawn = () => Math.floor((clock.drawnAt ?? clock.now()) / everyMs);
  return new Date(useSyncExternalStore(subscribe, span, spanAsDrawn) * everyMs);
}

/**
 * Calls back once so much time has passed on a clock; on one that stands still it never does. Answers how to stop.
 *
 * @param ms milliseconds
 */
export function afterOnClock(clock: Clock, ms: number, callBack: () => void): () => void {
  const since = clock.now();
  const look = () => {
    const passed = clock.now() - since;
    // A clock that was set back no longer knows how long it has been.
    if (passed >= ms || passed < 0) callBack();
    else timer = setTimeout(look, ms - passed);
  };
  let timer = setTimeout(look, ms);
  return () => clearTimeout(timer);
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
  // A listener may go while it is told, and take others with it.
  const timer = setInterval(() => [...listeners].forEach((tell) => tell()), everyMs);
  const entry = { listeners, timer };
  timers.set(everyMs, entry);
  return entry;
}
