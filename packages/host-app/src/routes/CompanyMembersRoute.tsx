import { CompanyMembers, type CompanyMembersView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The members of a seller's company (B-ROUTE-06, R-04). */
export function CompanyMembersRoute() {
  usePageTitle(messages.members);
  return <CompanyMembers {...useViewInSearch<CompanyMembersView>()} />;
}
