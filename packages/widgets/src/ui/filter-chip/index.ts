export { FilterChip, type FilterChipProps } from "./FilterChip.js";
export { filterChipMessages } from "./filterChip.messages.js";
