import { defineMessages } from "../../i18n/index.js";

/** Every word of the welcome dialog. */
export const welcomeMessages = defineMessages(
  "welcome",
  {
    title: "Hear it before your customers do",
    lead: "Enter your number and we call you now, with the same assistant your customers will talk to.",
    phoneNumber: "Phone number",
    phoneMissing: "Phone number is required",
    phoneInvalid: "Invalid phone number",
    skip: "Skip",
    call: "Call me",
    calling: "We're calling you now. Please wait for a moment.",
    pressDigits: "When you answer, press {digits} on your phone.",
    callFailed: "An error occurred while making the call.",
  },
  { tr: () => import("./welcome.messages.tr.js") },
);
