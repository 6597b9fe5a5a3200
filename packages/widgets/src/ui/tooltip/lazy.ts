import { whenWanted } from "../../lib/whenWanted.js";

/**
 * The code of a tooltip is loaded when a pointer or the focus comes near, and has arrived by the time the tooltip
 * opens.
 */
export const LiveTooltip = whenWanted(() => import("./LiveTooltip.js").then(({ LiveTooltip }) => LiveTooltip), "none");

/** The same for an area of many. */
export const LiveTooltipArea = whenWanted(
  () => import("./LiveTooltipArea.js").then(({ LiveTooltipArea }) => LiveTooltipArea),
  "none",
);
