import { type Messages, useAllMessages } from "../../i18n/index.js";
import { Mail, Pencil, SquareUserRound, Trash2 } from "../../ui/icon/generated/icons.js";
import type { RowEntriesProps } from "../../records/lateRowMenu.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { RowActionOptions } from "./rowActions.js";
import { usersMessages } from "./users.messages.js";
import type { UserRow } from "./Users.types.js";

/** The entries of the menu of a user's row. */
export function UserEntries({ row, options, draw }: RowEntriesProps<UserRow, RowActionOptions>) {
  const t = useAllMessages(usersMessages, options.t);
  return draw(menuActions(row, { ...options, t }));
}

/** The options of the menu, which comes later than the rows and has all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof usersMessages>;
}

/** All actions of a user, for the menu of the row. An admin can only be opened (B-USER-08). */
export function menuActions(row: UserRow, { t, canOpen, onAct }: MenuActionOptions): MenuEntry[] {
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
