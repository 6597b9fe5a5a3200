import { useCallback, useEffect, useRef } from "react";

/** A function that stays the same while what it does is always of the last drawing. Not for calling while drawing. */
export function useEvent<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
