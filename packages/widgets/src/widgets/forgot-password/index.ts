export { ForgotPassword, type ForgotPasswordProps } from "./ForgotPassword.js";
export type { ForgotPasswordMessages } from "./forgotPassword.messages.js";
