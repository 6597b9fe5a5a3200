import { useRef } from "react";

import { holdKeys } from "./heldKeys.js";
import { useLayoutEffect } from "./useLayoutEffect.js";

/**
 * Holds the keys while something is waited for.
 *
 * @param isThere whether what was waited for has come, when the waiting ends: then it gets the keys, else nobody does
 */
export function useHeldKeys(isWaiting: boolean, isThere: boolean): void {
  const wasThere = useRef(isThere);
  wasThere.current = isThere;
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const hold = holdKeys();
    return () => (wasThere.current ? hold.release() : hold.drop());
  }, [isWaiting]);
}
