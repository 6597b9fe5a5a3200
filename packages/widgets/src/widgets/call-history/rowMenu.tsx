import type { CallRow } from "../../calls/callRow.model.js";
import { whenWanted } from "../../lib/whenWanted.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

/** A file of its own, so that the menu opens without the code of the drawers. */
export const CallRowMenu = whenWanted(() => import("./CallRowMenu.js").then(({ CallRowMenu }) => CallRowMenu), "all");

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions) =>
  (row: CallRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    menu: (place) => <CallRowMenu isWanted row={row} options={options} {...place} />,
  });
