import { useEffect, useState } from "react";

/**
 * Whether the browser has been idle once since the component mounted. Use it for work that can wait until the page is
 * rendered.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(settle, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
