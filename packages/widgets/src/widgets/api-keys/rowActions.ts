import type { Messages } from "../../i18n/index.js";
import { Ban, Pencil, RefreshCw } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";

/** An action on a key. */
export type RowAction = "edit" | "rotate" | "revoke";

/** The texts of the actions, and the callback for them. */
export interface RowActionOptions {
  t: Messages<typeof apiKeysMessages>;
  onAct: (action: RowAction, row: ApiKeyRow) => void;
}

/** The actions of a key: the most frequent one as a button, and all of them in the menu. A revoked key has none. */
export function rowActions(row: ApiKeyRow, options: RowActionOptions) {
  return row.isActive ? { quick: quickActions(row, options), menu: menuActions(row, options) } : {};
}

function quickActions(row: ApiKeyRow, { t, onAct }: RowActionOptions): QuickAction[] {
  return [{ id: "edit", label: t.editOf({ name: row.name }), icon: Pencil, onAction: () => onAct("edit", row) }];
}

function menuActions(row: ApiKeyRow, { t, onAct }: RowActionOptions): MenuEntry[] {
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
