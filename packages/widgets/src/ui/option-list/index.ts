export { matching, type Option } from "./option.js";
export { OptionField } from "./OptionField.js";
export type { AsyncChoiceProps, ChoiceProps } from "./OptionField.types.js";
export { OptionList, type OptionListProps } from "./OptionList.js";
export { useListSearch } from "./useListSearch.js";
export { useWaking, type WokenBy } from "./useWaking.js";
export { WakeUp } from "./WakeUp.js";
