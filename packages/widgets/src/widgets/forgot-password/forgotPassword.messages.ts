import { defineMessages, type MessageOverrides } from "../../i18n/index.js";

/** Every word of asking for a new password. */
export const forgotPasswordMessages = defineMessages(
  "forgotPassword",
  {
    title: "Forgot your password?",
    lead: "Enter your email and we send you a link to set a new one.",
    email: "Email",
    send: "Send link",
    emailMissing: "Email required",
    emailInvalid: "Invalid email",
    sentTitle: "Check your email",
    sentTo: "We sent a link to this address:",
    sentNote: "If there is an account for it, the email arrives within a minute. The link is good for one hour.",
    report: "Report an issue",
    noMail: "No email?",
    remembered: "Remembered it?",
    signIn: "Sign in",
  },
  { tr: () => import("./forgotPassword.messages.tr.js") },
);

/** Texts a host says differently. */
export type ForgotPasswordMessages = MessageOverrides<typeof forgotPasswordMessages>;
