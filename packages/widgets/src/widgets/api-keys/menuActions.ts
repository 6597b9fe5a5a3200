import { type Messages, useAllMessages } from "../../i18n/index.js";
import { Ban, Pencil, RefreshCw } from "../../ui/icon/generated/icons.js";
import type { RowEntriesProps } from "../../records/lateRowMenu.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import type { RowActionOptions } from "./rowActions.js";

/** The entries of the menu of a key's row. */
export function KeyEntries({ row, options, draw }: RowEntriesProps<ApiKeyRow, RowActionOptions>) {
  const t = useAllMessages(apiKeysMessages, options.t);
  return draw(menuActions(row, { ...options, t }));
}

/** The options of the menu, which comes later than the rows and has all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof apiKeysMessages>;
}

/** All actions of a key, for the menu of its row. */
export function menuActions(row: ApiKeyRow, { t, onAct }: MenuActionOptions): MenuEntry[] {
  return [
    { id: "edit", label: t.edit, icon: Pencil, shortcut: "E", onAction: () => onAct("edit", row) },
    { id: "rotate", label: t.rotate, icon: RefreshCw, onAction: () => onAct("rotate", row) },
    "separator",
    {
      id: "revoke",
      label: t.revoke,
      icon: Ban,
      shortcut: "Del",
      isDanger: true,
      onAction: () => onAct("revoke", row),
    },
  ];
}
