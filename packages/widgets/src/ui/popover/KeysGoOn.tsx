import { useEffect, type RefObject } from "react";

import { holdKeys } from "../../lib/heldKeys.js";
import { focusedElement } from "../../lib/focusedElement.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { keepEscape } from "../dialog/index.js";

interface KeysGoOnProps {
  isOpen: boolean;
  boxRef: RefObject<Element | null>;
}

/**
 * Inside a panel: while it closes, it still has the focus, but keys are meant for the element that gets the focus next,
 * for example the number after its country was chosen. Escape closes it even if the focused element in it was removed.
 */
export function KeysGoOn({ isOpen, boxRef }: KeysGoOnProps) {
  useLayoutEffect(() => {
    if (isOpen || !boxRef.current?.contains(focusedElement())) return undefined;
    const { release } = holdKeys();
    // Another element may take the focus before the panel has left.
    const onFocus = () => {
      if (!boxRef.current?.contains(focusedElement())) release();
    };
    window.addEventListener("focusin", onFocus);
    return () => {
      window.removeEventListener("focusin", onFocus);
      release();
    };
  }, [isOpen, boxRef]);
  useEffect(() => (boxRef.current ? keepEscape(boxRef.current) : undefined), [boxRef]);
  return null;
}
