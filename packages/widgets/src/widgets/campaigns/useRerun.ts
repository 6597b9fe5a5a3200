import type { Body } from "@callwright/sdk/contract";
import { useRerunCampaign } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { campaignsMessages } from "./campaigns.messages.js";
import type { CampaignsModel } from "./useCampaigns.js";
import { lineOf } from "./lineOf.js";

/** Runs a campaign again, and offers to open the new one. Rejects with an ApiError. */
export function useRerun(
  t: Messages<typeof campaignsMessages>,
  { report, open }: Pick<CampaignsModel, "report" | "open">,
) {
  const toast = useToast();
  const rerun = useRerunCampaign();
  return async (id: string, body: NonNullable<Body<"rerunCampaign">>): Promise<void> => {
    const { campaign, items } = await rerun.trigger({ path: { id }, body });
    const refused = items.filter(({ refusal }) => refusal !== null).length;
    toast.success(t.rerunStarted({ name: campaign.name }), {
      body: lineOf(t.rerunCalls({ count: items.length - refused }), refused > 0 && t.rerunRefused({ count: refused })),
      action: { label: t.openCampaign, onAction: () => open(campaign.id) },
    });
    report({ widget: "campaigns", type: "campaignRerun", detail: { campaignId: id, newCampaignId: campaign.id } });
  };
}
