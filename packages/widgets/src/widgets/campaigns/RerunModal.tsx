import { wallTimeAt } from "../../calls/later/later.model.js";
import { Form, FormNotice, FormSubmit, useForm } from "../../forms/index.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useNow } from "../../lib/useNow.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { Notice } from "../../ui/notice/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { CampaignFields } from "./CampaignFields.js";
import { campaignSchema, toCampaignValues, toSettings } from "./campaignForm.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import { campaignsMessages } from "./campaigns.messages.js";
import type { CampaignRow } from "./campaigns.model.js";
import type { CampaignsModel } from "./useCampaigns.js";
import { useRerun } from "./useRerun.js";
import { useRerunCount } from "./useRerunCount.js";

/** Props of {@link RerunModal}. */
export interface RerunModalProps {
  t: Messages<typeof firstCampaignsMessages>;
  isOpen: boolean;
  campaign: CampaignRow;
  onClose: () => void;
  model: Pick<CampaignsModel, "report" | "open">;
}

/** The form that starts a rerun. It says how many contacts would be called again. */
export function RerunModal({ t: begun, isOpen, campaign, onClose, model }: RerunModalProps) {
  const t = useAllMessages(campaignsMessages, begun);
  const rerun = useRerun(t, model);
  const { timeZone } = useClock();
  const clock = { timeZone, now: wallTimeAt(useNow(60_000), timeZone) };
  const { count, failure, retry } = useRerunCount(campaign.id);
  const name = t.rerunName({ name: campaign.name }).slice(0, 120);
  const form = useForm((z) => campaignSchema(z, t, clock), {
    defaultValues: toCampaignValues({ name, callsPerMinute: campaign.callsPerMinute, expiresAt: null }, timeZone),
    onSubmit: async (values) => {
      await rerun(campaign.id, toSettings(values, clock));
      onClose();
    },
  });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t.rerunTitle({ name: campaign.name })}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          {count !== undefined && count > 0 && <FormSubmit form={form}>{t.rerunStart({ count })}</FormSubmit>}
        </>
      )}
    >
      {failure ? (
        <Notice {...(failure.problem ? { title: failure.problem.message } : {})} onRetry={retry} />
      ) : count === undefined ? (
        <div role="status" aria-label={t.reading}>
          <SkeletonText lines={2} />
        </div>
      ) : (
        <p>{count === 0 ? t.rerunNobody : t.rerunBody({ count })}</p>
      )}
      {count !== undefined && count > 0 && (
        <Form form={form}>
          <CampaignFields t={t} form={form} clock={clock} />
          <FormNotice form={form} />
        </Form>
      )}
    </Modal>
  );
}
