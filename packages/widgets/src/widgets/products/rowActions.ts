import { Pencil, Trash2 } from "lucide-react";

import type { Messages } from "../../i18n/index.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { productsMessages } from "./products.messages.js";
import type { ProductRow } from "./Products.types.js";

/** What can be done with one product. */
export type RowAction = "edit" | "delete";

export interface RowActionOptions {
  t: Messages<typeof productsMessages>;
  onAct: (action: RowAction, row: ProductRow) => void;
}

/** What is done most often, as a button in the row. */
export function quickActions(row: ProductRow, { t, onAct }: RowActionOptions): QuickAction[] {
  if (!row.canChange) return [];
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

/** The actions of a product, for the menu of its row (B-PROD-06, B-PROD-07). */
export function menuActions(row: ProductRow, { t, onAct }: RowActionOptions): MenuEntry[] {
  if (!row.canChange) return [];
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
