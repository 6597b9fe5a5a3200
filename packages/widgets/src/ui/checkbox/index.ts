export { Checkbox, type CheckboxProps } from "./Checkbox.js";
export { Mark } from "./Mark.styles.js";
