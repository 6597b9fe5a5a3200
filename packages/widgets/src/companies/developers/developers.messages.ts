import { defineMessages } from "../../i18n/index.js";

/** What the widgets of a company's developers share: whose things these are, and a secret that is shown once. */
export const developersMessages = defineMessages("developers", {
  company: "Company",
  allCompanies: "All companies",
  companyFirst: "Choose a company first",

  secret: "Secret",
  onceTitle: "This secret is shown only now",
  copyFailed: "Your browser did not copy it. The secret is selected: press Ctrl+C, or ⌘C on a Mac.",
  done: "Done",
});
