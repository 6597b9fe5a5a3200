export { DateTimeField, type DateTimeFieldProps } from "./DateTimeField.js";
export { instantOf, zoneName } from "./zone.js";
