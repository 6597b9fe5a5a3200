import { useId, useMemo, type ContextType, type ReactElement, type RefObject } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { PressContext } from "../press/index.js";

/** The element that gets the focus after opening: the first or last entry, or the whole panel. */
export type FocusStart = "first" | "last" | true;

interface PanelTriggerProps {
  /** One of our buttons, or a `Press`: it gets the props that open the panel from `PressContext`. */
  children: ReactElement;
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpen: (focus: FocusStart) => void;
  /** A pointer is over the button, or it got the focus by keyboard: its panel will probably be needed. */
  onApproach: () => void;
  /** Whether it opens a menu, which the arrow keys also open, and a mouse opens on mousedown. @default false */
  hasMenu?: boolean;
}

/** Makes a button open a floating panel, without the panel's code. */
export function PanelTrigger({ children, buttonRef, isOpen, onOpen, onApproach, hasMenu = false }: PanelTriggerProps) {
  const id = useId();
  const open = useEvent((focus: FocusStart) => {
    // A panel returns the focus to where it was, and a mouse moves the focus only after this.
    buttonRef.current?.focus({ preventScroll: true });
    onOpen(focus);
  });
  const value: ContextType<typeof PressContext> = useMemo(
    () => ({
      ref: buttonRef,
      id,
      "aria-haspopup": hasMenu ? "menu" : "dialog",
      "aria-expanded": isOpen,
      onPointerEnter: onApproach,
      onFocus: onApproach,
      onPress({ pointerType }) {
        if (!hasMenu || pointerType === "touch") open(true);
        else if (pointerType === "keyboard") open("first");
      },
      ...(hasMenu && {
        // On mousedown, the focus would move out of the menu that has just opened.
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
