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
 * Inside a panel: while it leaves, it still has the focus, but what is typed is meant for what gets the focus next, such
 * as the number after its country was chosen. Escape closes it also when what had the focus in it was drawn away.
 */
export function KeysGoOn({ isOpen, boxRef }: KeysGoOnProps) {
  useLayoutEffect(() => {
    if (isOpen || !boxRef.current?.contains(focusedElement())) return undefined;
    const { release } = holdKeys();
    // Something else may take the focus before the panel has left.
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
