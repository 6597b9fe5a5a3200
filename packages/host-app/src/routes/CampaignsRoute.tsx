import { Campaigns, type CampaignsView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The campaigns: of their company for sellers, of all companies for everybody else. Figures lead to their calls. */
export function CampaignsRoute() {
  usePageTitle(messages.campaigns);
  const navigate = useNavigate();
  return (
    <Campaigns
      headingLevel={1}
      onOpenCalls={(calls) => void navigate({ to: paths.ALL_CALLS, search: { ...calls } })}
      onOpenCallCenter={() => void navigate({ to: paths.PHONEBOOK })}
      {...useViewInSearch<CampaignsView>()}
    />
  );
}
