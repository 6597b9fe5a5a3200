export { Chip, type ChipProps } from "./Chip.js";
export { chipMessages } from "./chip.messages.js";
export { ChipList, TextList, type ChipListProps, type TextListProps } from "./ChipList.js";
export { useFirstLineCount } from "./useFirstLineCount.js";
export { TagPill, type TagPillProps } from "./TagPill.js";
