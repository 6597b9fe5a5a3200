import { defineMessages, type MessageOverrides } from "../../i18n/index.js";

/** Every word of the login. */
export const loginMessages = defineMessages(
  "login",
  {
    title: "Welcome",
    lead: "Sign in to continue.",
    email: "Email",
    password: "Password",
    forgotPassword: "Forgot password?",
    keepSignedIn: "Keep me signed in",
    signIn: "Sign in",
    newHere: "New to Callwright?",
    join: "Join",
    emailMissing: "Please enter your email.",
    emailInvalid: "Email address must be in valid format.",
    passwordMissing: "Please enter your password.",
    unverified: "Please verify your email address first. We sent you a link.",
    refused: "Incorrect email or password. Please try again.",
  },
  { tr: () => import("./login.messages.tr.js") },
);

/** Texts a host says differently. */
export type LoginMessages = MessageOverrides<typeof loginMessages>;
