import { firstTexts } from "../../i18n/index.js";

/** What a page begins with of these texts. */
export const firstUsersMessages = firstTexts(
  "users",
  {
    title: "Users",
    search: "Search users",
    name: "Name",
    surname: "Surname",
    email: "Email",
    role: "Role",
    companies: "Seller Companies",
    lastUpdated: "Last Updated",

    empty: "There are no users yet.",
    forbidden: "You do not have access to users.",
    missing: "This user is no longer there.",

    add: "Add New User",
    editUser: "Edit {name}",
    invitation: "Invited",
    invitationExpired: "Invitation expired",
  },
  { tr: () => import("./users.messages.tr.js") },
);
