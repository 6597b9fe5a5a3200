import { useMemo, useState } from "react";
import type { ButtonProps } from "react-aria-components/Button";

/** What woke a control that stood asleep: a press, or the key that was pressed. */
export type WokenBy = "press" | (string & {});

/**
 * A control that opens a list is drawn as a plain button until it is first used: most never are, and what opens lists
 * weighs more than the page around it. Its code is fetched when somebody comes near.
 */
export function useWaking(preload: () => void): { wokenBy: WokenBy | undefined; buttonProps: ButtonProps } {
  const [wokenBy, setWokenBy] = useState<WokenBy>();
  const buttonProps = useMemo<ButtonProps>(() => {
    const wake = (by: WokenBy) => {
      preload();
      // A key pressed while its code is on its way does not undo the press.
      setWokenBy((former) => former ?? by);
    };
    return {
      "aria-haspopup": "listbox",
      "aria-expanded": false,
      onHoverStart: preload,
      onFocus: preload,
      // What was not pressed with a finger or a mouse starts at the first option.
      onPress: ({ pointerType }) =>
        wake(pointerType === "keyboard" || pointerType === "virtual" ? "ArrowDown" : "press"),
      onKeyDown(event) {
        if (!wakes(event.key) || event.ctrlKey || event.metaKey) return event.continuePropagation();
        event.preventDefault();
        wake(event.key);
      },
    };
  }, [preload]);
  return { wokenBy, buttonProps };
}

/** The keys by which a closed list is chosen from: arrows, and the letters of an option. */
const wakes = (key: string) => key.startsWith("Arrow") || (key.length === 1 && key !== " ");
