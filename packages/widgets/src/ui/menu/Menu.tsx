import { useRef, useState, type ReactElement, type RefObject } from "react";
import type { Placement } from "react-aria-components/Popover";

import { useAllowed } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { PanelTrigger, type FocusStart } from "../popover/index.js";
import { LateMenuPanel } from "./lazy.js";
import type { MenuEntry } from "./Menu.types.js";

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it: one of ours, or a `Press`. */
  trigger?: ReactElement;
  /** Instead of a trigger: the button that the menu is placed at while `isOpen` is true. One menu can then serve many rows. */
  triggerRef?: RefObject<Element | null>;
  /** The accessible name. @default the trigger's name */
  label?: string;
  items: readonly MenuEntry[];
  /** @default "bottom end" */
  placement?: Placement;
  /** Controls the menu together with `triggerRef` and `onOpenChange`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A list of actions behind a button, with arrow keys, typing to find an action, and Enter. Focus returns to the button. On a
 * phone it opens as a sheet at the bottom.
 *
 * @example
 * <Menu
 *   trigger={<IconButton icon={Ellipsis} label="More" />}
 *   items={[
 *     { id: "detail", label: "Detail", shortcut: "Enter", onAction: open },
 *     "separator",
 *     { id: "delete", label: "Delete", isDanger: true, disabledReason: plan.why, onAction: askToDelete },
 *   ]}
 * />
 */
export function Menu({
  trigger,
  triggerRef,
  label,
  items: given,
  placement = "bottom end",
  isOpen: givenOpen,
  onOpenChange,
}: MenuProps) {
  const items = useAllowed(given);
  const [ownOpen, setOwnOpen] = useState(false);
  const [focus, setFocus] = useState<FocusStart>("first");
  const isOpen = givenOpen ?? ownOpen;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const change = (isOpen: boolean) => {
    setOwnOpen(isOpen);
    onOpenChange?.(isOpen);
  };
  const open = useEvent((focus: FocusStart) => {
    LateMenuPanel.preload();
    setFocus(focus);
    change(true);
  });
  // None of its items is allowed.
  if (items.length === 0) return null;
  return (
    <>
      {trigger && (
        <PanelTrigger hasMenu buttonRef={buttonRef} isOpen={isOpen} onOpen={open} onApproach={LateMenuPanel.preload}>
          {trigger}
        </PanelTrigger>
      )}
      <LateMenuPanel
        isWanted={isOpen}
        label={label}
        items={items}
        placement={placement}
        triggerRef={triggerRef ?? buttonRef}
        isOpen={isOpen}
        onOpenChange={change}
        focus={focus}
      />
    </>
  );
}
