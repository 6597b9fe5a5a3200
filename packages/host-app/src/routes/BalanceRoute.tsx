import { Balance, type BalanceView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useDepositInSearch } from "./depositInSearch.js";
import { useViewInSearch } from "./viewInSearch.js";

/** A company's money, for managers. Payments come back here. */
export function BalanceRoute() {
  usePageTitle(messages.balance);
  return <Balance headingLevel={1} deposit={useDepositInSearch()} {...useViewInSearch<BalanceView>()} />;
}
