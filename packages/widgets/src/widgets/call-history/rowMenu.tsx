import type { CallRow } from "../../calls/callRow.model.js";
import { whenWanted } from "../../lib/whenWanted.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

const CallRowMenu = whenWanted(() => import("./late.js").then(({ CallRowMenu }) => CallRowMenu), "all");

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions) =>
  (row: CallRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    menu: (place) => <CallRowMenu isWanted row={row} options={options} {...place} />,
  });
