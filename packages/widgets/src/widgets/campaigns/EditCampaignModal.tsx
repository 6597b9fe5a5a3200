import { wallTimeAt } from "../../calls/later/later.model.js";
import { Form, FormNotice, FormSubmit, useForm } from "../../forms/index.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useNow } from "../../lib/useNow.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { CampaignFields } from "./CampaignFields.js";
import { campaignSchema, toCampaignValues, toChange } from "./campaignForm.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import { campaignsMessages } from "./campaigns.messages.js";
import { isOver, type CampaignRow } from "./campaigns.model.js";
import type { CampaignsModel } from "./useCampaigns.js";
import { useSaveCampaign } from "./useSaveCampaign.js";

/** Props of {@link EditCampaignModal}. */
export interface EditCampaignModalProps {
  t: Messages<typeof firstCampaignsMessages>;
  isOpen: boolean;
  campaign: CampaignRow;
  onClose: () => void;
  model: Pick<CampaignsModel, "report">;
}

/** The form that changes the name, pace or end of a campaign. */
export function EditCampaignModal({ t: begun, isOpen, campaign, onClose, model }: EditCampaignModalProps) {
  const t = useAllMessages(campaignsMessages, begun);
  const { read, save } = useSaveCampaign(t, model.report);
  const { timeZone } = useClock();
  const clock = { timeZone, now: wallTimeAt(useNow(60_000), timeZone) };
  const former = toCampaignValues(campaign, timeZone);
  const form = useForm((z) => campaignSchema(z, t, clock, former.expiresAt), {
    defaultValues: former,
    record: {
      updatedAt: campaign.updatedAt,
      readAgain: async () => {
        const current = await read(campaign.id);
        return { updatedAt: current.updatedAt, values: toCampaignValues(current, timeZone) };
      },
    },
    onSubmit: async (values, basedOn) => {
      await save(campaign.id, toChange(values, former, clock), basedOn);
      onClose();
    },
  });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t.editTitle({ name: campaign.name })}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form} needsChange>
            {t.save}
          </FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <CampaignFields t={t} form={form} clock={clock} isOver={isOver(campaign)} />
        <FormNotice form={form} />
      </Form>
    </Modal>
  );
}
