import { useNavigate } from "@tanstack/react-router";

import { paths } from "../paths.js";

/** What a widget's `onOpenCampaign` does here: the campaign opens in its place among all campaigns. */
export function useOpenCampaign(): (event: { campaignId: string }) => void {
  const navigate = useNavigate();
  return ({ campaignId }) => void navigate({ to: paths.CAMPAIGNS, search: { openCampaignId: campaignId } });
}
