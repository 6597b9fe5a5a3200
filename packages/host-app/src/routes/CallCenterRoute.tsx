import { CallCenter, type CallCenterView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useOpenCall } from "./useOpenCall.js";
import { useOpenCampaign } from "./useOpenCampaign.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The call center: its items and their calls (A-ROUTE-20). */
export function CallCenterRoute() {
  usePageTitle(messages.callCenter);
  return (
    <CallCenter
      headingLevel={1}
      onOpenCall={useOpenCall()}
      onOpenCampaign={useOpenCampaign()}
      {...useViewInSearch<CallCenterView>()}
    />
  );
}
