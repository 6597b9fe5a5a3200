import { useState, type RefObject } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * Whether a panel may open. It may not if another one was pressed while its code was being loaded: only the last one
 * opens, and this one is closed.
 */
export function useIsNext(triggerRef: RefObject<Element | null> | undefined, close: () => void): boolean {
  const [isNext, setNext] = useState(triggerRef === undefined);
  const decide = useEvent(() => {
    if (isOvertaken(triggerRef?.current)) close();
    setNext(true);
  });
  useLayoutEffect(decide, [decide]);
  return isNext;
}

/** Whether the focus is on the trigger of another panel that is to open. */
function isOvertaken(trigger: Element | null | undefined): boolean {
  const root = trigger?.getRootNode() as Partial<DocumentOrShadowRoot> | undefined;
  const focused = root?.activeElement;
  return focused !== trigger && focused?.getAttribute("aria-expanded") === "true";
}
