import { Form, FormNotice, FormSubmit, FormTextArea, useForm } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import type { NumberRow } from "./doNotCall.model.js";

/** Props of {@link LiftModal}. */
export interface LiftModalProps {
  t: Messages<typeof doNotCallMessages>;
  isOpen: boolean;
  number: NumberRow;
  onClose: () => void;
  /** Rejects with an ApiError. */
  onLift: (id: string, reason: string) => Promise<void>;
}

/** Takes a number off the list, for a reason that stays. */
export function LiftModal({ t, isOpen, number: { id, phoneNumber }, onClose, onLift }: LiftModalProps) {
  const phoneText = usePhoneText();
  const form = useForm(
    (z) =>
      z.object({
        reason: z.string().check(z.trim(), z.minLength(5, t.liftReasonMissing), z.maxLength(500, t.reasonTooLong)),
      }),
    {
      defaultValues: { reason: "" },
      onSubmit: async ({ reason }) => {
        await onLift(id, reason);
        onClose();
      },
    },
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t.liftTitle({ number: phoneNumber === null ? t.hidden : phoneText(phoneNumber) })}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form}>{t.lift}</FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <p>{t.liftBody}</p>
        <FormTextArea form={form} name="reason" label={t.reason} maxLength={500} rows={3} autoFocus />
        <FormNotice form={form} />
      </Form>
    </Modal>
  );
}
