import { useEffect, useMemo, useRef } from "react";

import { debounce } from "./debounce.js";

/** The latest `act`, debounced; unmounting drops what waits. */
export function useDebounced<Args extends unknown[]>(act: ((...args: Args) => void) | undefined, delayMs: number) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const debounced = useMemo(() => debounce((...args: Args) => latest.current?.(...args), delayMs), [delayMs]);
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
