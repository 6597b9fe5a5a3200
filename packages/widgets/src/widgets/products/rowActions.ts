import type { Messages } from "../../i18n/index.js";
import { Pencil } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import type { ProductRow } from "./Products.types.js";

/** The actions for one product. */
export type RowAction = "edit" | "delete";

export interface RowActionOptions {
  t: Messages<typeof firstProductsMessages>;
  onAct: (action: RowAction, row: ProductRow) => void;
}

/** The most frequent action of a product, as a button in its row (B-PROD-06). */
export function quickActions(row: ProductRow, { t, onAct }: RowActionOptions): QuickAction[] {
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
