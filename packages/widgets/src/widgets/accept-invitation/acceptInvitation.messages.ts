import { defineMessages, type MessageOverrides } from "../../i18n/index.js";

/** All texts of the widget. */
export const acceptInvitationMessages = defineMessages(
  "acceptInvitation",
  {
    title: "Welcome to Callwright",
    lead: "Choose the password that you will sign in with.",
    newPassword: "Password",
    confirmation: "Confirm password",
    save: "Set password and sign in",
    short: "At least 6 characters",
    weak: "Include a number, a lowercase and an uppercase letter",
    different: "Passwords don't match",
    perhapsSet: "Your password may be set already. Try to sign in with it.",
    signIn: "Sign in",
  },
  { tr: () => import("./acceptInvitation.messages.tr.js") },
);

/** Texts that replace the default ones. */
export type AcceptInvitationMessages = MessageOverrides<typeof acceptInvitationMessages>;
