import { type Messages, useAllMessages } from "../../i18n/index.js";
import { Pencil, Trash2 } from "../../ui/icon/generated/icons.js";
import type { RowEntriesProps } from "../../records/lateRowMenu.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import { productsMessages } from "./products.messages.js";
import type { ProductRow } from "./Products.types.js";
import type { RowActionOptions } from "./rowActions.js";

/** The entries of the menu of a product's row. */
export function ProductEntries({ row, options, draw }: RowEntriesProps<ProductRow, RowActionOptions>) {
  const t = useAllMessages(productsMessages, options.t);
  return draw(menuActions(row, { ...options, t }));
}

/** The options of the menu, which comes later than the rows and has all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof productsMessages>;
}

/** All actions of a product, for the menu of its row (B-PROD-07). */
export function menuActions(row: ProductRow, { t, onAct }: MenuActionOptions): MenuEntry[] {
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
