import type { Messages } from "../../i18n/index.js";
import { Mail, Pencil, SquareUserRound, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstUsersMessages } from "./users.firstTexts.js";
import type { UserRow } from "./Users.types.js";

/** The actions for one user. */
export type RowAction = "open" | "edit" | "resend" | "delete";

export interface RowActionOptions {
  t: Messages<typeof firstUsersMessages>;
  /** Whether the host has a page for a user. */
  canOpen: boolean;
  onAct: (action: RowAction, row: UserRow) => void;
}

/**
 * The actions of a row: a button for the most frequent one, and a menu with all of them. An admin can only be opened
 * (B-USER-08).
 */
export function rowActions(row: UserRow, options: RowActionOptions) {
  return { quick: quickActions(row, options), menu: menuActions(row, options) };
}

function quickActions(row: UserRow, { t, onAct }: RowActionOptions): QuickAction[] {
  if (!row.canChange) return [];
  const label = t.editUser({ name: `${row.name} ${row.surname}` });
  return [{ id: "edit", label, icon: Pencil, onAction: () => onAct("edit", row) }];
}

function menuActions(row: UserRow, { t, canOpen, onAct }: RowActionOptions): MenuEntry[] {
  const open: MenuEntry = { id: "open", label: t.detail, icon: SquareUserRound, onAction: () => onAct("open", row) };
  const resend: MenuEntry = { id: "resend", label: t.resend, icon: Mail, onAction: () => onAct("resend", row) };
  const changes: MenuEntry[] = [
    { id: "edit", label: t.edit, icon: Pencil, shortcut: "E", onAction: () => onAct("edit", row) },
    ...(row.invitedUntil === undefined ? [] : [resend]),
    "separator",
    {
      id: "delete",
      label: t.delete,
      icon: Trash2,
      shortcut: "Del",
      isDanger: true,
      onAction: () => onAct("delete", row),
    },
  ];
  return [...(canOpen ? [open] : []), ...(row.canChange ? changes : [])];
}
