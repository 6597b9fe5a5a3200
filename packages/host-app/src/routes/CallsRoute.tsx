import { CallHistory, type CallHistoryView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useUser } from "../session/SessionContext.js";
import { useViewInSearch } from "./viewInSearch.js";

/** My Calls for sellers, All Calls for everybody else; filters live in the address. */
export function CallsRoute() {
  const { role } = useUser();
  usePageTitle(role === "SELLER" || role === "MASTER_ACCOUNT" ? messages.myCalls : messages.allCalls);
  return <CallHistory headingLevel={1} {...useViewInSearch<CallHistoryView>()} />;
}
