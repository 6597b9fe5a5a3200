import type { UserRole } from "@callwright/sdk/contract";

import { paths } from "../paths.js";

/** The users for whom a route is. */
export type Access =
  /** Everybody, signed in or not. */
  | { for: "everybody" }
  /** Only people who are signed out: sign in, sign up, reset. */
  | { for: "public" }
  /** Everybody with a session, whether or not they are set up: logout, onboarding. */
  | { for: "session" }
  /** Users who are set up; with `roles` only those with one of these roles. */
  | { for: "members"; roles?: readonly UserRole[] }
  /** Users who have their own company. */
  | { for: "company" };

type Place = Exclude<keyof typeof paths, "NOT_FOUND">;

const members: Access = { for: "members" };
const managers: Access = { for: "members", roles: ["ADMIN", "REPRESENTATIVE"] };
const company: Access = { for: "company" };
const admins: Access = { for: "members", roles: ["ADMIN"] };

/** The access rule of each route (A-ROUTE-26 to A-ROUTE-30, R-03, R-25). */
export const access: Record<Place, Access> = {
  LOGIN: { for: "public" },
  SIGN_UP: { for: "public" },
  RESET: { for: "public" },
  ACCEPT_INVITATION: { for: "public" },
  VERIFY_EMAIL: { for: "public" },

  TERMS: { for: "everybody" },

  ONBOARDING: { for: "session" },
  LOGOUT: { for: "session" },

  ROOT: members,
  DASHBOARD: members,
  PHONEBOOK: members,
  POTENTIAL_CUSTOMERS: members,
  ALL_CALLS: members,
  LIVE_CALLS: members,
  CAMPAIGNS: members,
  PROFILE_SETTINGS: members,
  PRODUCTS: members,
  USERS: admins,
  USER_DETAIL: admins,

  COMPANY: managers,
  BALANCE: managers,
  DO_NOT_CALL: managers,
  DEVELOPERS: managers,

  // The pages about the user's own company.
  COMPANY_SETTINGS: company,
  COMPANY_FAQ: company,
  COMPANY_MEMBERS: company,
  COMPANY_PLANS: company,
  COMPANY_USAGE: company,
  COMPANY_NUMBERS: company,
  COMPANY_DO_NOT_CALL: company,
  COMPANY_DEVELOPERS: company,
};
