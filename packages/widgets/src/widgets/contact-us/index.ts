export {
  ContactUs,
  ContactUsDialog,
  type ContactPerson,
  type ContactUsDialogProps,
  type ContactUsMessages,
  type ContactUsProps,
} from "./ContactUs.js";
