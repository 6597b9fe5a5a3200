import type { Schemas } from "@callwright/sdk/contract";

import { changesOf, pageFrom, perPageFrom, sortFrom } from "../../lib/viewValues.js";
import type { CompanyMembersView, MemberRow } from "./CompanyMembers.types.js";

/** What is shown when nobody asked for anything else. */
export const defaultView: CompanyMembersView = { page: 0, perPage: 10, sortBy: "name" };

const sortFields: ReadonlySet<string> = new Set(["name", "surname", "email", "role"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof CompanyMembersView]?: unknown } = {}): CompanyMembersView {
  return {
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, defaultView.perPage),
    sortBy: sortFrom(given.sortBy, sortFields, defaultView.sortBy),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: CompanyMembersView): Partial<CompanyMembersView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView(
  view: CompanyMembersView,
  { page = 0, ...change }: Partial<CompanyMembersView>,
): CompanyMembersView {
  return { ...view, ...change, page };
}

/** A member as the list shows them. */
export function toMemberRow({ id, name, surname, email, role }: Schemas["SellerCompanyMember"]): MemberRow {
  return { id, fullName: `${name} ${surname}`, email, role };
}
