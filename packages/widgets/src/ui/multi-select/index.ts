export type { Option } from "../option-list/index.js";
export { MultiSelect, type MultiSelectProps } from "./MultiSelect.js";
