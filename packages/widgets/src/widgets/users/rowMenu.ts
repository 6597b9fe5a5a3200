import { lateRowMenu } from "../../records/lateRowMenu.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";
import type { UserRow } from "./Users.types.js";

/** The menu of a row. */
export const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ UserEntries }) => UserEntries));

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions) =>
  (row: UserRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    ...((options.canOpen || row.canChange) && {
      menu: menuOf(row, options),
    }),
  });
