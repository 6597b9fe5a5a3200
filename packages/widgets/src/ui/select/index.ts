export type { Option } from "../option-list/index.js";
export { OptionText } from "./OptionText.js";
export { Select, type SelectProps } from "./Select.js";
export { selectMessages } from "./select.messages.js";
