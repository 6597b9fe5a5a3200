import { type RefObject, useRef } from "react";

import { focusedElement } from "../../lib/focusedElement.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * When an element disappears with the focus, moves the focus to what has come in its place. Pages load the code for
 * that when it happens; without a network the focus stays lost.
 */
export function useFocusPassedOn(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(focusedElement())) return;
      const around: Element[] = [];
      for (let next = box.parentElement; next; next = next.matches(outermost) ? null : next.parentElement)
        around.push(next);
      void import("./focusWhatCame.js").then(({ focusWhatCame }) => focusWhatCame(around), ignore);
    };
  }, []);
  return ref;
}

/** Beyond the widget or the dialog, the page decides. */
const outermost = "[data-widget], [data-part=dialog]";

const ignore = () => undefined;
