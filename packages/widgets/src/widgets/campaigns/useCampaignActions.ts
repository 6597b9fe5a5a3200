import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import { campaignsMessages } from "./campaigns.messages.js";
import type { CampaignRow, CampaignsEvent } from "./campaigns.model.js";
import { lineOf } from "./lineOf.js";
import type { CourseRequests } from "./useCourseRequests.js";

interface CampaignActionsOptions {
  t: Messages<typeof firstCampaignsMessages>;
  requests: CourseRequests;
  confirm: (question: Confirmation) => Promise<boolean>;
  report: (event: CampaignsEvent) => void;
}

/** What changes the course of a campaign, with the questions before and the announcements after. */
export function useCampaignActions({ t: begun, requests, confirm, report }: CampaignActionsOptions) {
  const t = useAllMessages(campaignsMessages, begun);
  const announce = useAnnounce();
  const { pause, resume, stop } = requests;
  const tell = (type: "campaignPaused" | "campaignResumed" | "campaignStopped", campaignId: string) =>
    report({ widget: "campaigns", type, detail: { campaignId } });

  return {
    pause: async ({ id, name }: CampaignRow): Promise<void> => {
      const question = { title: t.pauseOf({ name }), body: t.pauseBody, confirmLabel: t.pause, isDestructive: false };
      if (!(await confirm(question))) return;
      const says = { done: t.paused({ name }), failed: t.pauseFailed };
      if (await announce(() => pause.trigger({ path: { id } }), says)) tell("campaignPaused", id);
    },

    resume: async ({ id, name }: CampaignRow): Promise<void> => {
      const says = { done: t.resumed({ name }), failed: t.resumeFailed };
      if (await announce(() => resume.trigger({ path: { id } }), says)) tell("campaignResumed", id);
    },

    stop: async ({ id, name, progress }: CampaignRow): Promise<void> => {
      const title = t.stopTitle({ name });
      const body = t.stopBody({ count: progress.waiting });
      if (!(await confirm({ title, body, confirmLabel: t.stop, cancelLabel: t.keepGoing }))) return;
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
  };
}
