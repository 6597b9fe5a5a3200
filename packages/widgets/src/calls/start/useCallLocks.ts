import { useCallback, useEffect, useRef, useState } from "react";

import { afterOnClock, useClock } from "../../lib/clock.js";

/** A call button stays locked for so long after it was used (A-CALL-03). */
const callLockMs = 5_000;

/** What call buttons are locked, and since when. */
export interface CallLocks {
  /** `performance.now()` at which a thing was locked; undefined while it is not. */
  since: (id: string) => number | undefined;
  lock: (ids: readonly string[]) => void;
}

/** Locks the call button of each item for 5 seconds after its use (A-CALL-03), wherever that button stands. */
export function useCallLocks(): CallLocks {
  const clock = useClock();
  const [locked, setLocked] = useState<ReadonlyMap<string, number>>(new Map());
  const timers = useRef(new Set<() => void>());

  const lock = useCallback(
    (ids: readonly string[]) => {
      const now = performance.now();
      setLocked((locked) => new Map([...locked, ...ids.map((id) => [id, now] as const)]));
      const stop = afterOnClock(clock, callLockMs, () => {
        timers.current.delete(stop);
        // What was locked again meanwhile stays so until its own time is over.
        setLocked((locked) => new Map([...locked].filter(([id, since]) => !ids.includes(id) || since !== now)));
      });
      timers.current.add(stop);
    },
    [clock],
  );
  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach((stop) => stop());
  }, []);

  return { since: (id) => locked.get(id), lock };
}
