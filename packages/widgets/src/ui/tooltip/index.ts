export { Tooltip, type TooltipProps } from "./Tooltip.js";
export { Tip, TooltipArea, useIsInTooltipArea, type TipProps } from "./TooltipArea.js";
export { useDescribedBy, type DescribedBy } from "./useDescribedBy.js";
