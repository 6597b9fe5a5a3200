import { defineMessages, type MessageOverrides } from "../../i18n/index.js";

/** Every word of setting a new password. */
export const resetPasswordMessages = defineMessages(
  "resetPassword",
  {
    title: "Set a new password",
    lead: "You sign in with it from now on, on every device.",
    newPassword: "New password",
    confirmation: "Confirm new password",
    save: "Set password",
    short: "At least 6 characters",
    weak: "Include a number, a lowercase and an uppercase letter",
    different: "Passwords don't match",
    perhapsSet: "Your password may be set already. Try to sign in with it.",
    changed: "Your password is changed.",
    askAgain: "Ask for a new link",
  },
  { tr: () => import("./resetPassword.messages.tr.js") },
);

/** Texts a host says differently. */
export type ResetPasswordMessages = MessageOverrides<typeof resetPasswordMessages>;
