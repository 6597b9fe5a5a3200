import { defineMessages } from "../../i18n/index.js";

/** Every word of contact us and of report an issue. */
export const contactUsMessages = defineMessages(
  "contactUs",
  {
    title: "Contact us",
    reportTitle: "Report an issue",
    lead: "Leave your number and a message, and we call you back.",
    reportLead: "Tell us what went wrong. We answer by email or phone.",
    name: "Name",
    surname: "Surname",
    email: "Email",
    phoneNumber: "Phone number",
    message: "Message",
    cancel: "Cancel",
    send: "Send",
    /** Leads from the message to the report. */
    report: "Something does not work? Report an issue",
    sent: "Your message sent successfully",

    nameMissing: "Name is required",
    surnameMissing: "Surname is required",
    emailMissing: "Email is required",
    emailInvalid: "Please enter a valid email address",
    phoneMissing: "Phone number is required",
    phoneInvalid: "Invalid phone number",
    messageMissing: "Message is required",
  },
  { tr: () => import("./contactUs.messages.tr.js") },
);
