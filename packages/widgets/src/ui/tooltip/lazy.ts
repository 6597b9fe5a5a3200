import { wantedPart } from "../../lib/wantedPart.js";

/**
 * The code of a tooltip is loaded when a pointer or the focus comes near, and has arrived by the time the tooltip
 * opens. It takes no keys.
 */
export const LiveTooltip = wantedPart(() => import("./LiveTooltip.js").then(({ LiveTooltip }) => LiveTooltip));

/** The same for an area of many. */
export const LiveTooltipArea = wantedPart(() =>
  import("./LiveTooltipArea.js").then(({ LiveTooltipArea }) => LiveTooltipArea),
);
