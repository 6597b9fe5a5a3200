export { matching, type Option } from "./option.js";
export { OptionField, type AsyncChoiceProps, type ChoiceProps } from "./OptionField.js";
