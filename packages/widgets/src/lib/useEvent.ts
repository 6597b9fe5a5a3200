import { useCallback, useRef } from "react";

import { useLayoutEffect } from "./useLayoutEffect.js";

/** A function with a stable identity that always calls the latest version. Do not call it while rendering. */
export function useEvent<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
