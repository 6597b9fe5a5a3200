import type { Messages } from "../../i18n/index.js";
import { Pencil, RefreshCw, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { CustomerRow } from "./PotentialCustomers.types.js";

/** The actions for one customer. */
export type RowAction = "edit" | "sync" | "delete";

/** The options of {@link rowActions}. */
export interface RowActionOptions {
  t: Messages<typeof firstPotentialCustomersMessages>;
  isManager: boolean;
  onAct: (action: RowAction, row: CustomerRow) => void;
}

/** The actions of a row: a button for the most frequent one, and a menu with all of them (B-PC-16 to B-PC-18). */
export function rowActions(row: CustomerRow, options: RowActionOptions) {
  return { quick: quickActions(row, options), menu: menuActions(row, options) };
}

function quickActions(row: CustomerRow, { t, onAct }: RowActionOptions): QuickAction[] {
  return [{ id: "edit", label: t.editCustomer({ name: row.name }), icon: Pencil, onAction: () => onAct("edit", row) }];
}

function menuActions(row: CustomerRow, { t, isManager, onAct }: RowActionOptions): MenuEntry[] {
  const sync: MenuEntry = { id: "sync", label: t.syncContacts, icon: RefreshCw, onAction: () => onAct("sync", row) };
  return [
    { id: "edit", label: t.edit, icon: Pencil, shortcut: "E", onAction: () => onAct("edit", row) },
    ...(isManager ? [sync] : []),
    "separator",
    {
      id: "delete",
      needs: "deletePotentialCustomers",
      label: t.delete,
      icon: Trash2,
      shortcut: "Del",
      isDanger: true,
      onAction: () => onAct("delete", row),
    },
  ];
}
