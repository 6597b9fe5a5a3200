import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";

import { holdKeys, type Hold } from "../../lib/heldKeys.js";

/**
 * Keys that choose wait for the results of the typed text: until then, the list shows results for a different text, and
 * Enter would choose one of them.
 */
export function useChoiceOfAnswer(isPending: boolean, panelRef: RefObject<HTMLElement | null>) {
  const held = useRef<Hold>(undefined);
  useEffect(() => {
    if (isPending || !held.current) return undefined;
    // The list takes a moment to start with its first option, like after typing.
    const timer = setTimeout(() => {
      if (!panelRef.current?.querySelector("[role='option'][data-focused]")) held.current?.keep(toFirst);
      held.current?.release();
      held.current = undefined;
    }, 50);
    return () => clearTimeout(timer);
  }, [isPending, panelRef]);
  useEffect(() => () => held.current?.drop(), []);

  return {
    onKeyDownCapture(event: KeyboardEvent) {
      if (!isPending || !choosing.has(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      held.current ??= holdKeys(true);
      held.current.keep(event);
    },
  };
}

const choosing = new Set(["Enter", "ArrowDown", "ArrowUp"]);
const toFirst = { key: "ArrowDown", code: "ArrowDown", shiftKey: false };
