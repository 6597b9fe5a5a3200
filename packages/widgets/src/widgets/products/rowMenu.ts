import type { May } from "../../lib/allowed.js";
import { lateRowMenu } from "../../records/lateRowMenu.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import type { ProductRow } from "./Products.types.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

/** The menu of a row. */
export const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ ProductEntries }) => ProductEntries));

/** The actions of each row that may be changed. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions, may: May) =>
  (row: ProductRow): Omit<RowActionsProps, "rowName"> =>
    row.canChange
      ? {
          quick: quickActions(row, options),
          ...((may("updateProduct") || may("deleteProduct")) && {
            menu: menuOf(row, options),
          }),
        }
      : {};
