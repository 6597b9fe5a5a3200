import type { Query, UserRole } from "@callwright/sdk/contract";

import type { ListView } from "../../lists/listView.js";

/** What members can be sorted by: a field of the contract, or `-field` the other way round. */
export type MemberSort = NonNullable<Query<"listSellerCompanyMembers">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export type CompanyMembersView = ListView<MemberSort>;

/** One line of the list. */
export interface MemberRow {
  id: string;
  fullName: string;
  email: string;
  role: UserRole;
}
