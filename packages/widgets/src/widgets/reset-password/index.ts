export { ResetPassword, type ResetPasswordProps } from "./ResetPassword.js";
export type { ResetPasswordMessages } from "./resetPassword.messages.js";
