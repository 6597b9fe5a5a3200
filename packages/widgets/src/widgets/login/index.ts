export { Login, type LoginProps } from "./Login.js";
export type { LoginMessages } from "./login.messages.js";
