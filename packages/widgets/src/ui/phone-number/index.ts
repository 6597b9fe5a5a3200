export { PhoneNumber, type PhoneNumberProps } from "./PhoneNumber.js";
export { usePhoneText } from "./usePhoneText.js";
