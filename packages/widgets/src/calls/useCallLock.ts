import { useCallback, useEffect, useRef, useState } from "react";

import { afterOnClock, useClock } from "../lib/clock.js";

/** A call button stays locked for so long after it was used (A-CALL-03). */
export const callLockMs = 5_000;

/** Keeps a person from calling twice by pressing twice. */
export function useCallLock(): { isLocked: boolean; lock: () => void } {
  const clock = useClock();
  const [isLocked, setLocked] = useState(false);
  const stop = useRef<() => void>(undefined);
  const lock = useCallback(() => {
    setLocked(true);
    stop.current?.();
    stop.current = afterOnClock(clock, callLockMs, () => setLocked(false));
  }, [clock]);
  useEffect(() => () => stop.current?.(), []);
  return { isLocked, lock };
}
