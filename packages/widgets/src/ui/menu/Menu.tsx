import { CornerDownLeft, type LucideIcon } from "lucide-react";
import type { ReactElement, RefObject } from "react";
import { MenuTrigger } from "react-aria-components/Menu";
import type { Placement } from "react-aria-components/Popover";

import { Icon } from "../icon/index.js";
import { FloatingPanel } from "../popover/index.js";
import { Hint, Item, Items, Label, Line, Reason } from "./Menu.styles.js";

/** One thing that can be done. */
export interface MenuAction {
  id: string;
  label: string;
  /** 16 px, quiet. */
  icon?: LucideIcon;
  /** The key that does the same outside the menu, shown as a hint: a letter, or `Enter`. */
  shortcut?: string;
  /** Destroys something, or costs money. */
  isDanger?: boolean;
  /** Why it cannot be done now. It stays where it is and says so. */
  disabledReason?: string | undefined;
  onAction: () => void;
}

/** A menu's actions in order; `"separator"` draws a line between two groups. */
export type MenuEntry = MenuAction | "separator";

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it. */
  trigger?: ReactElement;
  /** Instead of a trigger: the button it stands beside while `isOpen` says so. One menu can so serve many rows. */
  triggerRef?: RefObject<Element | null>;
  /** Its name for assistive technology. @default the trigger's name */
  label?: string;
  items: readonly MenuEntry[];
  /** @default "bottom end" */
  placement?: Placement;
  /** With `triggerRef` and `onOpenChange`, the caller decides when it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Actions behind a button: arrow keys, type to find, Enter; focus comes back to the button. On a phone it is a sheet
 * at the bottom.
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
  items,
  placement = "bottom end",
  isOpen = false,
  onOpenChange,
}: MenuProps) {
  const name = label === undefined ? {} : { "aria-label": label };
  const entries = items.map((entry, index) =>
    // A line has no identity but its place between two groups.
    entry === "separator" ? <Line key={`line-${index}`} /> : <MenuItem key={entry.id} {...entry} />,
  );
  if (trigger === undefined) {
    return (
      <FloatingPanel
        placement={placement}
        isOpen={isOpen}
        {...(triggerRef ? { triggerRef } : {})}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <Items autoFocus="first" onClose={() => onOpenChange?.(false)} {...name}>
          {entries}
        </Items>
      </FloatingPanel>
    );
  }
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <FloatingPanel placement={placement}>
        <Items {...name}>{entries}</Items>
      </FloatingPanel>
    </MenuTrigger>
  );
}

function MenuItem({ id, label, icon, shortcut, isDanger = false, disabledReason, onAction }: MenuAction) {
  const isDisabled = disabledReason !== undefined;
  return (
    <Item
      id={id}
      textValue={label}
      data-danger={isDanger || undefined}
      shouldCloseOnSelect={!isDisabled}
      {...(isDisabled
        ? // react-aria takes a disabled item out of reach, and then nobody can learn the reason.
          { render: (props: object) => <div {...props} aria-disabled="true" /> }
        : { onAction })}
    >
      {icon && <Icon icon={icon} />}
      <Label>
        {label}
        {disabledReason !== undefined && <Reason>{disabledReason}</Reason>}
      </Label>
      {shortcut !== undefined && <Key name={shortcut} />}
    </Item>
  );
}

/** Not part of the item's name, and Enter is drawn: few fonts have its sign. */
function Key({ name }: { name: string }) {
  return (
    <Hint data-key={name === "Enter" ? "" : name} aria-hidden="true">
      {name === "Enter" && <Icon icon={CornerDownLeft} size={11} />}
    </Hint>
  );
}
