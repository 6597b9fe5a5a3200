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
    detail: "Detail",
    edit: "Edit",
    editUser: "Edit {name}",
    create: "Create",
    cancel: "Cancel",
    created: "User created successfully",
    invited: "Invitation sent to {email}",
    invitation: "Invited",
    invitationExpired: "Invitation expired",
    resend: "Resend invitation",
    resendFailed: "The invitation could not be sent.",

    delete: "Delete",
    deleteTitle: "Delete {name}",
    deleteBody: "Are you sure you want to delete the user?",
    deleted: "User deleted successfully",
    deleteFailed: "The user could not be deleted.",
  },
  { tr: () => import("./users.messages.tr.js") },
);
