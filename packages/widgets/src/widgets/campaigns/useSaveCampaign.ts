import type { ReadState } from "@callwright/sdk";
import type { Body, CampaignDetail } from "@callwright/sdk/contract";
import { useApi, useUpdateCampaign } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { campaignsMessages } from "./campaigns.messages.js";
import type { CampaignsEvent } from "./campaigns.model.js";

/** Reads the current state of a campaign and saves changes to it. Both reject with an ApiError. */
export function useSaveCampaign(t: Messages<typeof campaignsMessages>, report: (event: CampaignsEvent) => void) {
  const client = useApi();
  const toast = useToast();
  const update = useUpdateCampaign();
  return {
    read: (id: string): Promise<CampaignDetail> => client.call("getCampaign", { path: { id } }),

    save: async (id: string, body: Body<"updateCampaign">, basedOn: ReadState | undefined): Promise<void> => {
      await update.trigger({ path: { id }, body, basedOn });
      toast.success(t.saved);
      report({ widget: "campaigns", type: "campaignChanged", detail: { campaignId: id } });
    },
  };
}
