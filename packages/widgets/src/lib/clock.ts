import { createContext, useContext } from "react";

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
