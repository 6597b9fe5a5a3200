import { useState } from "react";

import { holdKeys } from "../../lib/heldKeys.js";
import { isCharacter } from "../../lib/keyboard.js";
import type { PressProps } from "../press/index.js";

/** The event that activated a placeholder: a press of a pointer, a letter, or one of the arrow keys. */
export type WokenBy = "press" | "letter" | (string & {});

/**
 * A control that opens a list is rendered as a plain button until it is first used: most are never used, and the code
 * that opens lists is larger than the page around it. Its code is loaded when a pointer or the focus comes near, and
 * keys wait for it.
 */
export function useWaking(preload: () => void): { wokenBy: WokenBy | undefined; buttonProps: PressProps } {
  const [wokenBy, setWokenBy] = useState<WokenBy>();
  const wake = (by: WokenBy) => {
    preload();
    setWokenBy(by);
  };
  const buttonProps: PressProps = {
    "aria-haspopup": "listbox",
    "aria-expanded": wokenBy !== undefined,
    onPointerEnter: preload,
    onFocus: preload,
    // Who goes elsewhere meanwhile has changed their mind.
    onBlur: ({ relatedTarget }) => relatedTarget && setWokenBy(undefined),
    // Without a press by touch or mouse, it starts at the first option.
    onPress: ({ pointerType }) => wake(pointerType === "keyboard" || pointerType === "virtual" ? "ArrowDown" : "press"),
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.startsWith("Arrow")) wake(event.key);
      else if (opens(event.key)) {
        const hold = holdKeys();
        hold.keep(event);
        wake("letter");
        // The part holds the keys itself from its first render on.
        setTimeout(hold.release);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { wokenBy, buttonProps };
}

/**
 * Whether a key starts a search for an option: a letter, but neither the space key, which presses, nor the slash, which
 * moves to the search.
 */
export const opens = (key: string) => isCharacter(key) && key !== " " && key !== "/";
