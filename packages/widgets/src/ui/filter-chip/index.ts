export { FilterChip } from "./FilterChip.js";
export type { FilterChipProps } from "./FilterChip.types.js";
export { filterChipMessages } from "./filterChip.messages.js";
