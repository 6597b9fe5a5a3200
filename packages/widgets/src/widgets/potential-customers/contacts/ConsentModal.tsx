import { wallTimeAt } from "../../../calls/later/later.model.js";
import {
  Form,
  FormDateTimeField,
  FormNotice,
  FormSelect,
  FormSubmit,
  FormTextArea,
  useForm,
  useFormValue,
} from "../../../forms/index.js";
import { useMessages } from "../../../i18n/index.js";
import { useNow } from "../../../lib/useNow.js";
import { Button } from "../../../ui/button/index.js";
import { Modal } from "../../../ui/modal/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import { consentBases, type ConsentInput, consentSchema, type ConsentValues } from "./consent.model.js";
import { contactCallingMessages } from "./contactCalling.messages.js";
import type { ConsentOf } from "./useConsents.js";

/** Props of {@link ConsentModal}. */
export interface ConsentModalProps extends Pick<ConsentOf, "phoneNumber" | "timeZone"> {
  isOpen: boolean;
  onClose: () => void;
  /** Saves the consent. Rejects with an ApiError. */
  onRecord: (consent: ConsentInput) => Promise<void>;
}

const empty: ConsentValues = { basis: null, evidence: "", givenAt: null, expiresAt: null };

/** A dialog that records a consent of the owner of a number: its basis, its evidence, its start and its end. */
export function ConsentModal({ isOpen, phoneNumber, timeZone, onClose, onRecord }: ConsentModalProps) {
  const t = useMessages(contactCallingMessages);
  const phone = usePhoneText();
  const now = wallTimeAt(useNow(60_000), timeZone);
  const form = useForm((z) => consentSchema(z, t, { timeZone, now }), {
    defaultValues: empty,
    onSubmit: async (consent) => {
      await onRecord(consent);
      onClose();
    },
  });
  const basis = useFormValue(form, "basis");
  const givenAt = useFormValue(form, "givenAt");
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t.record}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form}>{t.save}</FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <p>{t.recordBody({ number: phone(phoneNumber) })}</p>
        <FormSelect
          form={form}
          name="basis"
          label={t.basis}
          options={consentBases.map((id) => ({ id, label: t[id] }))}
          description={basis !== null && t[`worthOf${basis}`]}
          autoFocus
        />
        <FormTextArea
          form={form}
          name="evidence"
          label={t.evidence}
          placeholder={t.evidencePlaceholder}
          maxLength={2000}
        />
        <FormDateTimeField form={form} name="givenAt" label={t.givenAt} timeZone={timeZone} maxValue={now} />
        <FormDateTimeField
          form={form}
          name="expiresAt"
          label={t.expiresAt}
          isOptional
          timeZone={timeZone}
          {...(givenAt === null ? {} : { minValue: givenAt })}
        />
        <FormNotice form={form} />
      </Form>
    </Modal>
  );
}
