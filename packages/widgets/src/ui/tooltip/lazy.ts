import { whenWanted } from "../../lib/whenWanted.js";

/** What a tooltip needs comes when somebody comes near, and is there by the time they have pointed for long enough. */
export const LiveTooltip = whenWanted(() => import("./LiveTooltip.js").then(({ LiveTooltip }) => LiveTooltip), "none");

/** The same for an area of many. */
export const LiveTooltipArea = whenWanted(
  () => import("./LiveTooltipArea.js").then(({ LiveTooltipArea }) => LiveTooltipArea),
  "none",
);
