import { whenWanted } from "../../lib/whenWanted.js";

/** What draws tooltips; it is there by the time somebody has pointed at something for long enough. */
export const LazyBubble = whenWanted(
  () => import("./TooltipBubble.js").then(({ TooltipBubble }) => TooltipBubble),
  "none",
);
