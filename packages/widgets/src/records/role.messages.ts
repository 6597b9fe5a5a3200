import type { UserRole } from "@callwright/sdk/contract";

import { defineMessages } from "../i18n/index.js";

/** What the roles of people are called (A-ROLE-09, B-USER-05). */
export const roleMessages = defineMessages("role", {
  ADMIN: "Admin",
  REPRESENTATIVE: "Representative",
  MASTER_ACCOUNT: "Master Account",
  SELLER: "Seller",
} satisfies Record<UserRole, string>);
