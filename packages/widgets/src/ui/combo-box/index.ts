export type { Option } from "../option-list/index.js";
export { ComboBox, type ComboBoxProps } from "./ComboBox.js";
