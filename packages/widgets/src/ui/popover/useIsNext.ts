import { useState, type RefObject } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * Whether a panel may open. It may not if the button of another one was pressed while its code was being loaded: then only
 * the other one opens, and this panel is closed.
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

/** Whether the focus is on another button, whose menu, list or dialog is to open. */
function isOvertaken(trigger: Element | null | undefined): boolean {
  const root = trigger?.getRootNode() as Partial<DocumentOrShadowRoot> | undefined;
  const focused = root?.activeElement;
  return focused !== trigger && !!focused?.matches("[aria-haspopup][aria-expanded='true']");
}
