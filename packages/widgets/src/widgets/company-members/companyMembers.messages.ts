import { defineMessages } from "../../i18n/index.js";

/** All texts of the widget. The names of roles are in `records/`, the texts of parts in `ui/`. */
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
