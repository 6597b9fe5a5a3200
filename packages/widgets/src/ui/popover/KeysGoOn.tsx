import { useRef, type RefObject } from "react";

import { holdKeys, type Hold } from "../../lib/heldKeys.js";
import { focusedElement } from "../../lib/pressKey.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

interface KeysGoOnProps {
  isOpen: boolean;
  boxRef: RefObject<Element | null>;
}

/**
 * Inside a panel: while it leaves, it still has the focus, but what is typed is meant for what gets the focus next, such
 * as the number after its country was chosen.
 */
export function KeysGoOn({ isOpen, boxRef }: KeysGoOnProps) {
  const hold = useRef<Hold>(undefined);
  useLayoutEffect(() => {
    if (!isOpen && boxRef.current?.contains(focusedElement())) hold.current ??= holdKeys();
    if (!isOpen) return;
    hold.current?.release();
    hold.current = undefined;
  }, [isOpen, boxRef]);
  useLayoutEffect(() => () => hold.current?.release(), []);
  return null;
}
