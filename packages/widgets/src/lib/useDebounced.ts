import { useCallback, useEffect, useRef } from "react";

import { debounce, type Debounced } from "./debounce.js";

/** The latest `act`, debounced; unmounting discards the waiting call. The delay cannot change. */
export function useDebounced<Args extends unknown[]>(act: ((...args: Args) => void) | undefined, delayMs: number) {
  const latest = useRef(act);
  const waiting = useRef<Debounced<Args>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => waiting.current?.cancel(), []);
  return useCallback(
    (...args: Args) => {
      waiting.current ??= debounce((...last: Args) => latest.current?.(...last), delayMs);
      waiting.current(...args);
    },
    [delayMs],
  );
}
