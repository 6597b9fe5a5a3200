import { CallHistory, type CallHistoryView } from "@callwright/widgets";
import { useNavigate, useRouter } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useUser } from "../session/SessionContext.js";
import { useOpenCampaign } from "./useOpenCampaign.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The page My Calls for sellers, All Calls for everybody else. Its filters are kept in the address. */
export function CallsRoute() {
  const { role } = useUser();
  usePageTitle(role === "SELLER" || role === "MASTER_ACCOUNT" ? messages.myCalls : messages.allCalls);
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <CallHistory
      headingLevel={1}
      onOpenCallCenter={() => void navigate({ to: paths.PHONEBOOK })}
      addressOfCall={(search) => location.origin + router.buildLocation({ to: paths.ALL_CALLS, search }).href}
      onOpenCampaign={useOpenCampaign()}
      {...useViewInSearch<CallHistoryView>()}
    />
  );
}
