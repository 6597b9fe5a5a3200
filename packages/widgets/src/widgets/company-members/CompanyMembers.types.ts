import type { Query, UserRole } from "@callwright/sdk/contract";

/** What members can be sorted by: a field of the contract, or `-field` the other way round. */
export type MemberSort = NonNullable<Query<"listSellerCompanyMembers">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export interface CompanyMembersView {
  /** From 0. */
  page: number;
  /** 5, 10, 25, 50 or 100. */
  perPage: number;
  sortBy: MemberSort;
}

/** One line of the list. */
export interface MemberRow {
  id: string;
  fullName: string;
  email: string;
  role: UserRole;
}
