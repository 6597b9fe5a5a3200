import { defineMessages } from "../i18n/index.js";

export const resendMessages = defineMessages("resend", {
  resend: "Resend email",
  again: "Resend email in {seconds} s",
  wait: "Please give the first one a moment to arrive.",
  sent: "We sent the email again.",
});
