import { lateRowMenu } from "../../records/lateRowMenu.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import type { CompanyRow } from "./Companies.types.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

/** The menu of a row. */
export const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ CompanyEntries }) => CompanyEntries));

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions) =>
  (row: CompanyRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    menu: menuOf(row, options),
  });
