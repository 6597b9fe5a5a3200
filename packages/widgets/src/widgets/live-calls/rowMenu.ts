import { canHangUp } from "../../calls/callRow.model.js";
import type { May } from "../../lib/allowed.js";
import { lateRowMenu } from "../../records/lateRowMenu.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import type { LiveCallRow } from "./liveCalls.model.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

/** The menu of a row. */
export const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ LiveCallEntries }) => LiveCallEntries));

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions, may: May) =>
  (row: LiveCallRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    ...((may("suppressNumbers") || (canHangUp(row) && may("hangUpCalls"))) && { menu: menuOf(row, options) }),
  });
