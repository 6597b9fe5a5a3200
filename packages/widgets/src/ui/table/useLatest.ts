import { useCallback, useRef } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/** A function that stays the same while what it does is always of the last render, so that rows need not be drawn again. */
export function useLatest<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((value: Value) => latest.current(value), []);
}
