import { useCallback, useEffect, useRef, useState } from "react";

/** A call button stays locked for so long after it was used (A-CALL-03). */
export const callLockMs = 5_000;

/** Keeps a person from calling twice by pressing twice. */
export function useCallLock(): { isLocked: boolean; lock: () => void } {
  const [isLocked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lock = useCallback(() => {
    setLocked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLocked(false), callLockMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isLocked, lock };
}
