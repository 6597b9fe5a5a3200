import { useContext, useEffect, useRef, type RefObject } from "react";
import { SelectStateContext } from "react-aria-components/Select";

import type { WokenBy } from "./useWaking.js";

interface WakeUpProps {
  wokenBy: WokenBy | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** Inside a select that has just taken the place of its sleeping likeness: does what the likeness was asked to do. */
export function WakeUp({ wokenBy, triggerRef }: WakeUpProps) {
  const state = useContext(SelectStateContext);
  const isAwake = useRef(false);
  useEffect(() => {
    if (isAwake.current || wokenBy === undefined) return;
    isAwake.current = true;
    // The focus was on the likeness, and what opens gives it back to where it was.
    triggerRef.current?.focus({ preventScroll: true });
    if (wokenBy === "press") state?.open();
    else
      triggerRef.current?.dispatchEvent(
        new KeyboardEvent("keydown", { key: wokenBy, bubbles: true, cancelable: true }),
      );
  }, [wokenBy, state, triggerRef]);
  return null;
}
