import type { OperationId } from "@callwright/sdk/contract";
import { useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";

import { useMessages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { Ellipsis } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import type { IconShape } from "../icon/index.js";
import { LateMenuPanel, Menu, type MenuEntry } from "../menu/index.js";
import { Tip } from "../tooltip/index.js";
import { ActionButton } from "./ActionButton.styles.js";
import { Actions } from "./RowActions.styles.js";
import { tableMessages } from "./table.messages.js";

/** An action with its own button in the row. */
export interface QuickAction {
  id: string;
  /**
   * The key of the button. Actions that replace each other, such as "Call" and "Open the call", can share it, so that
   * the button keeps the focus. By default each action has its own button. @default the id
   */
  place?: string;
  /** The accessible name, which includes the row's name; also the tooltip of an icon button. */
  label: string;
  /** Without an icon, the button shows its label, and the row's name is added to the accessible name. */
  icon?: IconShape;
  /** Whether the popover beside the button is open. */
  isExpanded?: boolean;
  /** Why it is disabled. It stays visible and shows the reason. */
  disabledReason?: string | undefined;
  /** The operation that the action calls. It is hidden when the session may not call that operation. */
  needs?: OperationId | undefined;
  /** @param button the pressed button, to place a popover at */
  onAction: (button: HTMLElement) => void;
}

/** Where the menu of a row opens, and whether it is open: props of a `Menu`. */
export interface RowMenuPlace {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Props of {@link RowActions}. */
export interface RowActionsProps {
  /** The name of the row. It is added to the names of buttons that would otherwise be the same in every row. */
  rowName: string;
  /** The most used actions, shown as buttons. */
  quick?: readonly QuickAction[];
  /**
   * The other actions, in a menu; or a function that draws the `Menu`, for actions whose code comes once the menu is
   * opened. It must then have an action that everybody may do.
   */
  menu?: readonly MenuEntry[] | ((place: RowMenuPlace) => ReactNode);
}

/**
 * The actions of a table row. Tooltips and the menu are created only when they are needed, so that many rows stay cheap.
 *
 * @example
 * renderActions={(row) => (
 *   <RowActions
 *     rowName={row.contact}
 *     quick={[{ id: "call", label: `Call ${row.contact}`, icon: Phone, onAction: (button) => openCall(row, button) }]}
 *     menu={[{ id: "delete", label: "Delete", icon: Trash2, isDanger: true, onAction: () => askToDelete(row) }]}
 *   />
 * )}
 */
export function RowActions({ rowName, quick = [], menu = [] }: RowActionsProps) {
  const t = useMessages(tableMessages);
  const may = useMay();
  const hasMenu =
    typeof menu === "function" || menu.some((entry) => entry !== "separator" && (!entry.needs || may(entry.needs)));
  return (
    <Actions>
      {quick
        .filter(({ needs }) => !needs || may(needs))
        .map(({ id, place = id, ...action }) => (
          <QuickButton
            key={place}
            {...action}
            actionId={id}
            name={action.icon ? action.label : t.rowAction({ action: action.label, row: rowName })}
          />
        ))}
      {hasMenu && <MoreButton label={t.moreOf({ row: rowName })} menu={menu} />}
    </Actions>
  );
}

function QuickButton({
  actionId,
  name,
  label,
  icon,
  isExpanded,
  disabledReason,
  onAction,
}: Omit<QuickAction, "id" | "place"> & { actionId: string; name: string }) {
  return (
    <Tip content={disabledReason ?? (icon && label)} isDescription={disabledReason !== undefined}>
      <ActionButton
        type="button"
        aria-label={name}
        aria-expanded={isExpanded}
        aria-disabled={disabledReason !== undefined || undefined}
        data-action={actionId}
        data-text={icon ? undefined : ""}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (disabledReason === undefined) onAction(event.currentTarget);
        }}
      >
        {icon ? <Icon icon={icon} size={15} /> : label}
      </ActionButton>
    </Tip>
  );
}

function MoreButton({ label, menu }: { label: string; menu: NonNullable<RowActionsProps["menu"]> }) {
  const ref = useRef<HTMLButtonElement>(null);
  // Undefined until it is opened for the first time.
  const [isOpen, setIsOpen] = useState<boolean>();
  const open = () => {
    LateMenuPanel.preload();
    // Safari does not focus a button that is clicked, and the focus says which of two menus was asked for last.
    ref.current?.focus();
    setIsOpen(true);
  };
  return (
    <>
      <ActionButton
        ref={ref}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={!!isOpen}
        onClick={open}
      >
        <Icon icon={Ellipsis} />
      </ActionButton>
      {isOpen !== undefined && (
        <RowMenu menu={menu} triggerRef={ref} label={label} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}

function RowMenu({ menu, ...place }: RowMenuPlace & { menu: NonNullable<RowActionsProps["menu"]> }) {
  return typeof menu === "function" ? menu(place) : <Menu {...place} items={menu} />;
}
