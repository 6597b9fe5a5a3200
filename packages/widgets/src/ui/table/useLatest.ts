import { useCallback, useRef } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * A function with a stable identity that always calls the version of the last render, so that rows need not render
 * again.
 */
export function useLatest<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((value: Value) => latest.current(value), []);
}
