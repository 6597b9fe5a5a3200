export { matching, type Option } from "./option.js";
export { OptionField, type AsyncChoiceProps, type ChoiceProps } from "./OptionField.js";
export { OptionList, type OptionListProps } from "./OptionList.js";
