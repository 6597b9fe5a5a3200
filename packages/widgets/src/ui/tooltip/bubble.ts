import { loadable } from "../../lib/loadable.js";

/** What draws tooltips; it is there by the time somebody has pointed at something for long enough. */
export const tooltipBubble = loadable(() => import("./TooltipBubble.js").then(({ TooltipBubble }) => TooltipBubble));
