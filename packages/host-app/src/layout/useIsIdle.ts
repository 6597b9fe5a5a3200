import { useEffect, useState } from "react";

/**
 * Whether the browser has been idle once since the component mounted. Use it for work that can wait until the page is
 * rendered.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** Calls back when the browser is idle. The result prevents that. */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
