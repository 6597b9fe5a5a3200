export { VerifyEmail, type VerifyEmailProps } from "./VerifyEmail.js";
export type { VerifyEmailMessages } from "./verifyEmail.messages.js";
