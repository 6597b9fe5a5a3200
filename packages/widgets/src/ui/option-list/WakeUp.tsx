import { useContext, useEffect, useRef, type RefObject } from "react";
import { setInteractionModality } from "react-aria/useFocusVisible";
import { SelectStateContext } from "react-aria-components/Select";

import { holdKeys } from "../../lib/heldKeys.js";
import { movesOrigin } from "../../lib/movesOrigin.js";
import { pressNow } from "../../lib/pressNow.js";
import { focusedElement } from "../../lib/focusedElement.js";
import { useEvent } from "../../lib/useEvent.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { opens, type WokenBy } from "./useWaking.js";

interface WakeUpProps {
  wokenBy: WokenBy | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Inside a select that has just replaced its placeholder: repeats what was done with the placeholder. From then on, a
 * letter typed while it is closed opens it, and is searched for in it.
 */
export function WakeUp({ wokenBy, triggerRef }: WakeUpProps) {
  const state = useContext(SelectStateContext);
  const isAwake = useRef(false);
  useLayoutEffect(() => {
    const trigger = triggerRef.current;
    if (isAwake.current || wokenBy === undefined || !trigger) return;
    isAwake.current = true;
    // A person whose focus is elsewhere by now has changed their mind.
    const focused = focusedElement();
    if (focused !== document.body && focused !== trigger) return;
    // The placeholder had the focus, and an overlay returns the focus to where it was.
    trigger.focus({ preventScroll: true });
    movesOrigin(trigger);
    // Its code may be loaded after the press: otherwise it would treat every first press as one of a keyboard.
    if (wokenBy === "press") setInteractionModality("pointer");
    if (wokenBy === "press" || wokenBy === "letter") state?.open();
    else pressNow(trigger, wokenBy);
  }, [wokenBy, state, triggerRef]);

  const openByLetter = useEvent((event: KeyboardEvent) => {
    if (event.composedPath()[0] !== triggerRef.current || state?.isOpen !== false) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !opens(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const hold = holdKeys();
    hold.keep(event);
    state.open();
    hold.release();
  });
  useEffect(() => {
    // Before react-aria, which would choose the option with this first letter without showing the list.
    window.addEventListener("keydown", openByLetter, { capture: true });
    return () => window.removeEventListener("keydown", openByLetter, { capture: true });
  }, [openByLetter]);
  return null;
}
