import { whenWanted } from "../../lib/whenWanted.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

/** A file of its own, so that the menu opens without the code of the drawers. */
export const ItemRowMenu = whenWanted(() => import("./ItemRowMenu.js").then(({ ItemRowMenu }) => ItemRowMenu), "all");

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions) =>
  (row: CallCenterRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    menu: (place) => <ItemRowMenu isWanted row={row} options={options} {...place} />,
  });
