import { lateRowMenu } from "../../records/lateRowMenu.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** The menu of a row. */
export const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ EndpointEntries }) => EndpointEntries));

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions) =>
  (row: EndpointRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    menu: menuOf(row, options),
  });
