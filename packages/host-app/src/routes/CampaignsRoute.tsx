import { Campaigns, type CampaignsView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/**
 * The campaigns: for sellers those of their company, for everybody else those of all companies. The figures link to
 * their calls.
 */
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
