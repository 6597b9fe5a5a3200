import { useEffect, useState } from "react";

/** Whether the browser has had nothing to do once since the component came: for what can wait until the page is there. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(settle, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
