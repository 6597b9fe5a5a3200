import type { ReadState } from "@callwright/sdk";
import type { Body, CampaignDetail } from "@callwright/sdk/contract";
import {
  useApi,
  usePauseCampaign,
  useRerunCampaign,
  useResumeCampaign,
  useStopCampaign,
  useUpdateCampaign,
} from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import type { CampaignRow, CampaignsEvent } from "./campaigns.model.js";

interface CampaignActionsOptions {
  report: (event: CampaignsEvent) => void;
  /** Opens the detail of a campaign. */
  open: (campaignId: string) => void;
}

type Named = Pick<CampaignRow, "id" | "name">;

/** The actions on campaigns, with their announcements. */
export function useCampaignActions(
  t: Messages<typeof firstCampaignsMessages>,
  { report, open }: CampaignActionsOptions,
) {
  const client = useApi();
  const toast = useToast();
  const announce = useAnnounce();
  const pause = usePauseCampaign();
  const resume = useResumeCampaign();
  const stop = useStopCampaign();
  const update = useUpdateCampaign();
  const rerun = useRerunCampaign();
  const tell = (type: Exclude<CampaignsEvent["type"], "campaignRerun">, campaignId: string) =>
    report({ widget: "campaigns", type, detail: { campaignId } });

  return {
    pause: async ({ id, name }: Named): Promise<void> => {
      const says = { done: t.paused({ name }), failed: t.pauseFailed };
      if (await announce(() => pause.trigger({ path: { id } }), says)) tell("campaignPaused", id);
    },

    resume: async ({ id, name }: Named): Promise<void> => {
      const says = { done: t.resumed({ name }), failed: t.resumeFailed };
      if (await announce(() => resume.trigger({ path: { id } }), says)) tell("campaignResumed", id);
    },

    stop: async ({ id, name }: Named): Promise<void> => {
      const done = await announce(() => stop.trigger({ path: { id } }), {
        done: ({ stoppedCount, onTheLineCount }) => ({
          title: t.stopped({ name }),
          body: lineOf(
            t.stoppedCount({ count: stoppedCount }),
            onTheLineCount > 0 && t.onTheLineCount({ count: onTheLineCount }),
          ),
        }),
        failed: t.stopFailed,
      });
      if (done) tell("campaignStopped", id);
    },

    /** Reads the current state of a campaign. Rejects with an ApiError. */
    read: (id: string): Promise<CampaignDetail> => client.call("getCampaign", { path: { id } }),

    /** Rejects with an ApiError. */
    save: async (id: string, body: Body<"updateCampaign">, basedOn: ReadState | undefined): Promise<void> => {
      await update.trigger({ path: { id }, body, basedOn });
      toast.success(t.saved);
      tell("campaignChanged", id);
    },

    /** Rejects with an ApiError. */
    rerun: async (id: string, body: NonNullable<Body<"rerunCampaign">>): Promise<void> => {
      const { campaign, items } = await rerun.trigger({ path: { id }, body });
      const refused = items.filter(({ refusal }) => refusal !== null).length;
      toast.success(t.rerunStarted({ name: campaign.name }), {
        body: lineOf(
          t.rerunCalls({ count: items.length - refused }),
          refused > 0 && t.rerunRefused({ count: refused }),
        ),
        action: { label: t.openCampaign, onAction: () => open(campaign.id) },
      });
      report({ widget: "campaigns", type: "campaignRerun", detail: { campaignId: id, newCampaignId: campaign.id } });
    },
  };
}

const lineOf = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(" · ");

/** The actions that the hook returns. */
export type CampaignActions = ReturnType<typeof useCampaignActions>;
