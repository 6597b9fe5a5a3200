import { Balance, type BalanceView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useDepositInSearch } from "./depositInSearch.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The balance of a company, for managers. The payment page returns to it. */
export function BalanceRoute() {
  usePageTitle(messages.balance);
  return <Balance headingLevel={1} deposit={useDepositInSearch()} {...useViewInSearch<BalanceView>()} />;
}
