import { defineMessages } from "../../i18n/index.js";

/** Every text of the members. What roles are called is in `records/`, texts of parts are in `ui/`. */
export const companyMembersMessages = defineMessages(
  "companyMembers",
  {
    title: "Members",
    name: "Name",
    email: "Email",
    role: "Role",
    empty: "There is nobody in this company yet.",
    forbidden: "You do not have access to the members.",
  },
  { tr: () => import("./companyMembers.messages.tr.js") },
);
