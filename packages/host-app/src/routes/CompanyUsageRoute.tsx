import { Usage, type UsageView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useViewInSearch } from "./viewInSearch.js";

/** What a company spent and paid in (B-ROUTE-06, R-56). */
export function CompanyUsageRoute() {
  usePageTitle(messages.usage);
  return <Usage {...useViewInSearch<UsageView>()} />;
}
