import { useRef } from "react";

import { holdKeys, type Hold } from "./heldKeys.js";
import { useLayoutEffect } from "./useLayoutEffect.js";

/**
 * Holds the keys while something is waited for.
 *
 * @param isThere whether what was waited for has come, when the waiting ends: then it gets the keys, else nobody does
 */
export function useHeldKeys(isWaiting: boolean, isThere: boolean): void {
  const hold = useRef<Hold>(undefined);
  useLayoutEffect(() => {
    if (isWaiting) {
      hold.current ??= holdKeys();
      return;
    }
    if (isThere) hold.current?.release();
    else hold.current?.drop();
    hold.current = undefined;
  }, [isWaiting, isThere]);
  useLayoutEffect(
    () => () => {
      hold.current?.drop();
      hold.current = undefined;
    },
    [],
  );
}
