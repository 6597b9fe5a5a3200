import { CallCenter, type CallCenterView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The list of whom to call, and the calls (A-ROUTE-20). */
export function CallCenterRoute() {
  usePageTitle(messages.callCenter);
  const navigate = useNavigate();
  return (
    <CallCenter
      headingLevel={1}
      onOpenCall={({ callId }) => void navigate({ to: paths.ALL_CALLS, search: { openCallId: callId } })}
      {...useViewInSearch<CallCenterView>()}
    />
  );
}
