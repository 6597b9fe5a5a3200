export { PasswordField, type PasswordFieldProps } from "./PasswordField.js";
export { TextField, type TextFieldProps } from "./TextField.js";
