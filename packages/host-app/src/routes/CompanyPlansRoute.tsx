import { Plans } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useDepositInSearch } from "./depositInSearch.js";

/** A company's plan and balance (B-ROUTE-06). The payment page returns to it. */
export function CompanyPlansRoute() {
  usePageTitle(messages.plans);
  return <Plans deposit={useDepositInSearch()} />;
}
