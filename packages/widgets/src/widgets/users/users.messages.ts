import { defineMessages } from "../../i18n/index.js";
import { firstUsersMessages } from "./users.firstTexts.js";

/** Every text of the users. Texts of parts are in `ui/`. */
export const usersMessages = defineMessages(
  "users",
  {
    ...firstUsersMessages.texts,

    editTitle: "Edit User",
    save: "Save",
    access: "How they sign in",
    accessInvite: "Send an invitation",
    accessInviteHint: "They get an email with a link and choose their own password.",
    accessPassword: "Set a password",
    accessPasswordHint: "They can sign in at once with what you tell them.",
    password: "Password",
    company: "Seller company",
    roleFirst: "Choose a role first",
    createCompany: "Create New Company",
    emailMissing: "Email person is required",
    emailInvalid: "Please enter a valid email address",
    nameMissing: "Name is required",
    surnameMissing: "Surname is required",
    passwordMissing: "Password is required",
    passwordShort: "Password must be at least 6 characters.",
    passwordWeak: "Password must contain a number, a lowercase and an uppercase letter.",
    roleMissing: "Role is required",
    companyMissing: "Company is required",
    invite: "Send invitation",
    createFailed: "The user could not be created.",
    updated: "User updated successfully.",
    updateFailed: "Failed to update user.",
  },
  firstUsersMessages.translations,
);
