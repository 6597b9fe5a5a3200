import { useCallback, useEffect, useRef } from "react";

/** A function that waits until calls have stopped for `delayMs`; the last call's arguments count, unmounting drops it. */
export function useDebounced<Args extends unknown[]>(act: ((...args: Args) => void) | undefined, delayMs: number) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (...args: Args) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current?.(...args), delayMs);
    },
    [delayMs],
  );
}
