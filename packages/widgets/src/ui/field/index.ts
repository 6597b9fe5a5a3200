export { bareInput, controlBox, fieldStack } from "./control.styles.js";
export { FieldTexts } from "./FieldTexts.js";
export { fieldParts, type FieldParts, type FieldProps } from "./Field.js";
