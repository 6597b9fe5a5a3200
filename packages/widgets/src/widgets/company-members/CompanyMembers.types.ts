import type { Query, UserRole } from "@callwright/sdk/contract";

import type { ListView } from "../../lists/listView.js";

/** What members can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type MemberSort = NonNullable<Query<"listSellerCompanyMembers">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export type CompanyMembersView = ListView<MemberSort>;

/** A row of the list. */
export interface MemberRow {
  id: string;
  fullName: string;
  email: string;
  role: UserRole;
}
