import type { Schemas } from "@callwright/sdk/contract";

import { listView } from "../../lists/listView.js";
import type { CompanyMembersView, MemberRow } from "./CompanyMembers.types.js";

/** The rules of the view. */
export const companyMembersView = listView<CompanyMembersView>({
  list: "company-members",
  sortBy: "name",
  sortFields: ["name", "surname", "email", "role"],
  keys: {},
});

/** Converts a member to a row of the list. */
export function toMemberRow({ id, name, surname, email, role }: Schemas["SellerCompanyMember"]): MemberRow {
  return { id, fullName: `${name} ${surname}`, email, role };
}
