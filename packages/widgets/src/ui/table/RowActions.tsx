import type { OperationId } from "@callwright/sdk/contract";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { useRef, useState, type MouseEvent } from "react";

import { useMessages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { Icon } from "../icon/index.js";
import { Menu, type MenuEntry } from "../menu/index.js";
import { Tip } from "../tooltip/index.js";
import { ActionButton, Actions } from "./RowActions.styles.js";
import { tableMessages } from "./table.messages.js";

/** An action that has its own button in the row. */
export interface QuickAction {
  id: string;
  /** Its name; the tooltip of an icon, which names the row. */
  label: string;
  /** Without an icon the label is written out, and the row's name is added to it for assistive technology. */
  icon?: LucideIcon;
  /** Whether what it opened beside the button is open. */
  isExpanded?: boolean;
  /** Why it cannot be used now. It stays and says so. */
  disabledReason?: string | undefined;
  /** What is asked of the server; where the session may not, it is not offered. */
  needs?: OperationId | undefined;
  /** @param button for a popover to stand beside */
  onAction: (button: HTMLElement) => void;
}

/** Props of {@link RowActions}. */
export interface RowActionsProps {
  /** What the row is about: part of the names of buttons that would have the same one in every row. */
  rowName: string;
  /** The most used actions, as buttons. */
  quick?: readonly QuickAction[];
  /** The rest, behind a button with three dots. */
  menu?: readonly MenuEntry[];
}

/**
 * The actions of a table row. Cheap until someone comes near: tooltips and the menu are made when they are needed.
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
  const hasMenu = menu.some((entry) => entry !== "separator" && (!entry.needs || may(entry.needs)));
  return (
    <Actions>
      {quick
        .filter(({ needs }) => !needs || may(needs))
        .map(({ id, ...action }) => (
          <QuickButton
            key={id}
            {...action}
            actionId={id}
            name={action.icon ? action.label : t.rowAction({ action: action.label, row: rowName })}
          />
        ))}
      {hasMenu && <MoreButton label={t.moreOf({ row: rowName })} items={menu} />}
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
}: Omit<QuickAction, "id"> & { actionId: string; name: string }) {
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

function MoreButton({ label, items }: { label: string; items: readonly MenuEntry[] }) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <ActionButton
        ref={ref}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon icon={Ellipsis} />
      </ActionButton>
      {wasOpened && <Menu triggerRef={ref} label={label} items={items} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
