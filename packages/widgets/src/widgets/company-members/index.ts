export { CompanyMembers, type CompanyMembersMessages, type CompanyMembersProps } from "./CompanyMembers.js";
export type { CompanyMembersView, MemberSort } from "./CompanyMembers.types.js";
