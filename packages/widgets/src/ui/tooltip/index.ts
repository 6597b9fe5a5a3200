export { Tooltip, type TooltipProps } from "./Tooltip.js";
export { useDescribedBy, type DescribedBy } from "./useDescribedBy.js";
