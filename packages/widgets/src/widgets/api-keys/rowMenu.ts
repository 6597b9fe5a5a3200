import { lateRowMenu } from "../../records/lateRowMenu.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

/** The menu of a row. */
export const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ KeyEntries }) => KeyEntries));

/** The actions of each row; a revoked key has none. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions) =>
  (row: ApiKeyRow): Omit<RowActionsProps, "rowName"> =>
    row.isActive
      ? {
          quick: quickActions(row, options),
          menu: menuOf(row, options),
        }
      : {};
