import { useNavigate } from "@tanstack/react-router";

import { paths } from "../paths.js";

/** The app's `onOpenCampaign` for widgets: opens the campaign in the list of all campaigns. */
export function useOpenCampaign(): (event: { campaignId: string }) => void {
  const navigate = useNavigate();
  return ({ campaignId }) => void navigate({ to: paths.CAMPAIGNS, search: { openCampaignId: campaignId } });
}
