import { useId, useMemo, type ContextType, type ReactElement, type RefObject } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { PressContext } from "../press/index.js";

/** Where the focus goes in what was opened: to its first or last entry, or to all of it. */
export type FocusStart = "first" | "last" | true;

interface PanelTriggerProps {
  /** One of our buttons, or a `Press`: it takes what opens it from `PressContext`. */
  children: ReactElement;
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpen: (focus: FocusStart) => void;
  /** Somebody points at the button or came to it by keyboard: what it opens will be wanted soon. */
  onApproach: () => void;
  /** Whether it opens a menu, which the arrow keys do too and a mouse does on its way down. @default false */
  hasMenu?: boolean;
}

/** Makes a button open what floats beside it, without the code of what floats. */
export function PanelTrigger({ children, buttonRef, isOpen, onOpen, onApproach, hasMenu = false }: PanelTriggerProps) {
  const id = useId();
  const open = useEvent((focus: FocusStart) => {
    // What opens gives the focus back to where it was, and a mouse brings it only after this.
    buttonRef.current?.focus({ preventScroll: true });
    onOpen(focus);
  });
  const value: ContextType<typeof PressContext> = useMemo(
    () => ({
      ref: buttonRef,
      id,
      "aria-expanded": isOpen,
      onPointerEnter: onApproach,
      onFocus: onApproach,
      onPress({ pointerType }) {
        if (!hasMenu || pointerType === "touch") open(true);
        else if (pointerType === "keyboard") open("first");
      },
      ...(hasMenu && {
        "aria-haspopup": "menu",
        // A mouse on its way down would take the focus out of the menu that is just there.
        preventFocusOnPress: true,
        onPressStart({ pointerType }) {
          if (pointerType === "virtual") open("first");
          else if (pointerType !== "touch" && pointerType !== "keyboard") open(true);
        },
        onKeyDown(event) {
          if (event.key === "ArrowDown") open("first");
          else if (event.key === "ArrowUp") open("last");
          else return;
          event.preventDefault();
          event.stopPropagation();
        },
      }),
    }),
    [buttonRef, id, isOpen, open, onApproach, hasMenu],
  );
  return <PressContext.Provider value={value}>{children}</PressContext.Provider>;
}
