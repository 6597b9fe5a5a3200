import type { Clock } from "./clock.js";

/**
 * Calls back once this time has passed on a clock; on a fixed clock it never does. Returns a function to stop.
 *
 * @param ms milliseconds
 */
export function afterOnClock(clock: Clock, ms: number, callBack: () => void): () => void {
  const since = clock.now();
  const look = () => {
    const passed = clock.now() - since;
    // A clock that was set back cannot measure the elapsed time.
    if (passed >= ms || passed < 0) callBack();
    else timer = setTimeout(look, ms - passed);
  };
  let timer = setTimeout(look, ms);
  return () => clearTimeout(timer);
}
