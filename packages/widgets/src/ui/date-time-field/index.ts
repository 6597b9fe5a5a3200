export { DateTimeField, type DateTimeFieldProps } from "./DateTimeField.js";
export { clockChangeAt, instantOf, zoneName } from "./zone.js";
