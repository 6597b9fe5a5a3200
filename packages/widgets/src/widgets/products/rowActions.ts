import type { Messages } from "../../i18n/index.js";
import { Pencil, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { productsMessages } from "./products.messages.js";
import type { ProductRow } from "./Products.types.js";

/** The actions for one product. */
export type RowAction = "edit" | "delete";

export interface RowActionOptions {
  t: Messages<typeof productsMessages>;
  onAct: (action: RowAction, row: ProductRow) => void;
}

/** The actions of a row: a button for the most frequent one, and a menu with all of them (B-PROD-06, B-PROD-07). */
export function rowActions(row: ProductRow, options: RowActionOptions) {
  return row.canChange ? { quick: quickActions(row, options), menu: menuActions(row, options) } : {};
}

function quickActions(row: ProductRow, { t, onAct }: RowActionOptions): QuickAction[] {
  return [
    {
      id: "edit",
      needs: "updateProduct",
      label: t.editProduct({ name: row.name }),
      icon: Pencil,
      onAction: () => onAct("edit", row),
    },
  ];
}

function menuActions(row: ProductRow, { t, onAct }: RowActionOptions): MenuEntry[] {
  return [
    {
      id: "edit",
      needs: "updateProduct",
      label: t.edit,
      icon: Pencil,
      shortcut: "E",
      onAction: () => onAct("edit", row),
    },
    "separator",
    {
      id: "delete",
      needs: "deleteProduct",
      label: t.delete,
      icon: Trash2,
      shortcut: "Del",
      isDanger: true,
      onAction: () => onAct("delete", row),
    },
  ];
}
