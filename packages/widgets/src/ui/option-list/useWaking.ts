import { useMemo, useState } from "react";

import { holdKeys } from "../../lib/heldKeys.js";
import { isCharacter } from "../../lib/keyboard.js";
import type { PressProps } from "../press/index.js";

/** What woke a control that stood asleep: a press of a pointer, a letter, or an arrow and which one. */
export type WokenBy = "press" | "letter" | (string & {});

/**
 * A control that opens a list is drawn as a plain button until it is first used: most never are, and what opens lists
 * weighs more than the page around it. Its code is fetched when somebody comes near, and their keys wait for it.
 */
export function useWaking(preload: () => void): { wokenBy: WokenBy | undefined; buttonProps: PressProps } {
  const [wokenBy, setWokenBy] = useState<WokenBy>();
  const buttonProps = useMemo<PressProps>(() => {
    const wake = (by: WokenBy) => {
      preload();
      setWokenBy((former) => former ?? by);
    };
    return {
      "aria-haspopup": "listbox",
      "aria-expanded": false,
      onPointerEnter: preload,
      onFocus: preload,
      // What was not pressed with a finger or a mouse starts at the first option.
      onPress: ({ pointerType }) =>
        wake(pointerType === "keyboard" || pointerType === "virtual" ? "ArrowDown" : "press"),
      onKeyDown(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key.startsWith("Arrow")) wake(event.key);
        else if (opens(event.key)) {
          const hold = holdKeys();
          hold.keep(event);
          wake("letter");
          // The part that comes holds the keys itself as soon as it is drawn for.
          setTimeout(hold.release);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [preload]);
  return { wokenBy, buttonProps };
}

/** Whether a key begins to look for an option: a letter, not the space that presses, nor the stroke that leads to the search. */
export const opens = (key: string) => isCharacter(key) && key !== " " && key !== "/";
