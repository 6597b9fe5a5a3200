import type { RefObject } from "react";
import type { Placement } from "react-aria-components/Popover";

import { Check, CornerDownLeft } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { FloatingPanel, type FocusStart } from "../popover/index.js";
import { Hint, Item, Items, Label, Line, Reason, Section } from "./Menu.styles.js";
import type { MenuAction, MenuEntry } from "./Menu.types.js";

/** Props of {@link MenuPanel}. */
export interface MenuPanelProps {
  /** Its name; if omitted, its trigger's. */
  label: string | undefined;
  items: readonly MenuEntry[];
  placement: Placement;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  focus: FocusStart;
}

/** The panel of a menu. */
export function MenuPanel({ label, items, focus, ...floating }: MenuPanelProps) {
  const name = label === undefined ? { "aria-labelledby": floating.triggerRef.current?.id } : { "aria-label": label };
  return (
    <FloatingPanel {...name} {...floating}>
      <Items autoFocus={focus} onClose={() => floating.onOpenChange(false)} {...name}>
        {items.some(isSwitch) && <Switches label={label} items={items.filter(isSwitch)} />}
        {items
          .filter((entry) => !isSwitch(entry))
          .map((entry, index) =>
            // A separator is identified only by its position between two groups.
            entry === "separator" ? <Line key={`line-${index}`} /> : <MenuItem key={entry.id} {...entry} />,
          )}
      </Items>
    </FloatingPanel>
  );
}

const isSwitch = (entry: MenuEntry): entry is MenuAction => entry !== "separator" && entry.isChecked !== undefined;

/** Items that can be switched on or off come first, together. */
function Switches({ label, items }: Pick<MenuPanelProps, "label"> & { items: readonly MenuAction[] }) {
  const on = items.filter(({ isChecked }) => isChecked).map(({ id }) => id);
  return (
    <Section
      aria-label={label ?? items[0]?.label ?? ""}
      selectionMode="multiple"
      selectedKeys={on}
      shouldCloseOnSelect={false}
    >
      {items.map((item) => (
        <MenuItem key={item.id} {...item} />
      ))}
    </Section>
  );
}

function MenuItem({ id, label, icon, shortcut, isChecked, isDanger = false, disabledReason, onAction }: MenuAction) {
  const isDisabled = disabledReason !== undefined;
  return (
    <Item
      id={id}
      textValue={label}
      data-danger={isDanger || undefined}
      shouldCloseOnSelect={!isDisabled && isChecked === undefined}
      {...(isDisabled
        ? // react-aria takes a disabled item out of reach, and then nobody can learn the reason.
          { render: (props: object) => <div {...props} aria-disabled="true" /> }
        : { onAction })}
    >
      {isChecked !== undefined && <Icon icon={Check} />}
      {icon && <Icon icon={icon} />}
      <Label>
        {label}
        {disabledReason !== undefined && <Reason>{disabledReason}</Reason>}
      </Label>
      {shortcut !== undefined && <Key name={shortcut} />}
    </Item>
  );
}

/** Not part of the item's name, and Enter is drawn, because few fonts have its symbol. */
function Key({ name }: { name: string }) {
  return (
    <Hint data-key={name === "Enter" ? "" : name} aria-hidden="true">
      {name === "Enter" && <Icon icon={CornerDownLeft} size={11} />}
    </Hint>
  );
}
