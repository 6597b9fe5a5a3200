export { PhoneField, type PhoneFieldProps } from "./PhoneField.js";
export { loadPhoneNumbers } from "./loadPhoneNumbers.js";
