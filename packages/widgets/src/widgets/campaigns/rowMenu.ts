import type { OperationId } from "@callwright/sdk/contract";

import { lateRowMenu } from "../../records/lateRowMenu.js";
import type { RowActionsProps } from "../../ui/table/index.js";
import { canRerun, isOver, type CampaignRow } from "./campaigns.model.js";
import { quickActions, type RowActionOptions } from "./rowActions.js";

/** The menu of a row. */
export const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ CampaignEntries }) => CampaignEntries));

/** The actions of each row. What its menu offers is loaded when it is needed. */
export const rowActionsOf =
  (options: RowActionOptions, may: (operation: OperationId) => boolean) =>
  (row: CampaignRow): Omit<RowActionsProps, "rowName"> => ({
    quick: quickActions(row, options),
    ...((options.hasCalls || operationsOf(row).some(may)) && {
      menu: menuOf(row, options),
    }),
  });

/** What the menu of a campaign does besides showing its calls. */
function operationsOf(row: CampaignRow): OperationId[] {
  if (!isOver(row))
    return ["updateCampaign", "stopCampaign", row.status === "PAUSED" ? "resumeCampaign" : "pauseCampaign"];
  return canRerun(row) ? ["updateCampaign", "rerunCampaign"] : ["updateCampaign"];
}
