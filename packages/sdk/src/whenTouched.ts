import { importOnce } from "./importOnce.js";

/** Loads the code for writes, refusals and files when it is needed, if nobody has touched the page before. */
export const loadLater = importOnce(() => import("./afterTouch.js"));

/** Loads it with the first press or key anywhere in the page, so that hardly a write waits for it. Returns a function to stop. */
export function loadWhenTouched(): () => void {
  const untouched = new AbortController();
  const load = () => {
    untouched.abort();
    loadLater().catch(() => undefined);
  };
  for (const event of ["pointerdown", "keydown"])
    addEventListener(event, load, { capture: true, signal: untouched.signal });
  return () => untouched.abort();
}
