export { SignUp, type SignUpProps } from "./SignUp.js";
export type { SignUpMessages } from "./signUp.messages.js";
