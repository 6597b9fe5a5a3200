import { defineMessages, type MessageOverrides } from "../../i18n/index.js";

/** Every word of verifying an address. */
export const verifyEmailMessages = defineMessages(
  "verifyEmail",
  {
    title: "Verify your email",
    sent: "We sent you a verification email. Follow its link to go on.",
    sentTo: "We sent a verification email to this address. Follow its link to go on:",
    note: "It arrives within a minute; look in your spam folder, too. The link is good for 48 hours.",
    verifying: "Verifying your email",
    moment: "One moment.",
    verified: "Your email is verified",
    failed: "Email verification failed",
    failedNote: "The link was used already or is too old. Sign in to get another one.",
    leaving: "Taking you to the sign-in page.",
    verifiedAlready: "Verified already?",
    signIn: "Sign in",
  },
  { tr: () => import("./verifyEmail.messages.tr.js") },
);

/** Texts a host says differently. */
export type VerifyEmailMessages = MessageOverrides<typeof verifyEmailMessages>;
