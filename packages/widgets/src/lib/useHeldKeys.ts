import { useRef } from "react";

import { holdKeys, type Hold } from "./heldKeys.js";
import { useLayoutEffect } from "./useLayoutEffect.js";

/**
 * Holds the keys during a wait.
 *
 * @param isThere whether the awaited part is available when the wait ends: then it gets the keys, otherwise they are
 * lost
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
