import { defineMessages } from "../../i18n/index.js";

/** Every word of the profile settings. */
export const profileSettingsMessages = defineMessages(
  "profileSettings",
  {
    title: "Profile settings",
    name: "Name",
    surname: "Surname",
    email: "Email",
    emailHint: "A new address has to be verified before you log in the next time.",
    save: "Save",
    saved: "Your user info updated successfully.",
    saveFailed: "Failed to update user info.",
    nameMissing: "Name is required",
    surnameMissing: "Surname is required",
    emailMissing: "Email is required",
    emailInvalid: "Please enter a valid email address",
  },
  { tr: () => import("./profileSettings.messages.tr.js") },
);
