import { useCallback, useEffect, useRef, useState } from "react";

import { afterOnClock } from "../../lib/afterOnClock.js";
import { useClock } from "../../lib/clock.js";

/** The time for which a call button is locked after its use (A-CALL-03). */
const callLockMs = 5_000;

/** The locked call buttons, with the start of each lock. */
export interface CallLocks {
  /** `performance.now()` at which an item was locked; undefined if it is not locked. */
  since: (id: string) => number | undefined;
  lock: (ids: readonly string[]) => void;
}

/** Locks the call button of each item for 5 seconds after its use (A-CALL-03), in all places. */
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
        // A button that was locked again stays locked until the new lock ends.
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
