import { FormDateTimeField, type FormHandle, FormTextField } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import type { CampaignValues, ReadersClock } from "./campaignForm.js";
import type { campaignsMessages } from "./campaigns.messages.js";

/** Props of {@link CampaignFields}. */
export interface CampaignFieldsProps {
  t: Messages<typeof campaignsMessages>;
  form: FormHandle<CampaignValues>;
  clock: ReadersClock;
  /** Whether the campaign has ended. Its pace and its end can then no longer be changed. */
  isOver?: boolean;
}

/** The fields of a campaign's name, pace and end. */
export function CampaignFields({ t, form, clock, isOver = false }: CampaignFieldsProps) {
  return (
    <>
      <FormTextField form={form} name="name" label={t.name} maxLength={120} autoFocus />
      {!isOver && (
        <>
          <FormTextField
            form={form}
            name="callsPerMinute"
            label={t.paceLabel}
            description={t.paceHint}
            inputMode="numeric"
            maxLength={3}
            isOptional
          />
          <FormDateTimeField
            form={form}
            name="expiresAt"
            label={t.end}
            description={t.endHint}
            timeZone={clock.timeZone}
            minValue={clock.now}
            isOptional
          />
        </>
      )}
    </>
  );
}
