import { defineMessages } from "../../i18n/index.js";

/** Every text of the user's page. */
export const userDetailMessages = defineMessages(
  "userDetail",
  {
    title: "User Detail",
    back: "Back",
    tabs: "User",
    companyInfo: "Company Info",
    callHistory: "Call History",
    company: "Company",
    detail: "Detail",
    noCompanies: "This user works for no seller company.",
    missing: "This user is no longer there.",
    forbidden: "You do not have access to users.",
  },
  { tr: () => import("./userDetail.messages.tr.js") },
);
