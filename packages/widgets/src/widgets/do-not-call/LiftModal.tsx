import { Form, FormNotice, FormSubmit, FormTextArea, useForm } from "../../forms/index.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import type { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import { doNotCallMessages } from "./doNotCall.messages.js";
import type { NumberRow } from "./doNotCall.model.js";
import type { DoNotCallModel } from "./useDoNotCall.js";
import { useLift } from "./useLift.js";

/** Props of {@link LiftModal}. */
export interface LiftModalProps {
  t: Messages<typeof firstDoNotCallMessages>;
  isOpen: boolean;
  number: NumberRow;
  /** The formatted number, or the name of the register. */
  name: string;
  onClose: () => void;
  model: DoNotCallModel;
}

/** Takes a number or a register off the list, with a reason that is kept. */
export function LiftModal({ t: begun, isOpen, number, name, onClose, model }: LiftModalProps) {
  const t = useAllMessages(doNotCallMessages, begun);
  const lift = useLift(t, model.report);
  const form = useForm(
    (z) =>
      z.object({
        reason: z.string().check(z.trim(), z.minLength(5, t.liftReasonMissing), z.maxLength(500, t.reasonTooLong)),
      }),
    {
      defaultValues: { reason: "" },
      onSubmit: async ({ reason }) => {
        await lift(number, reason);
        onClose();
      },
    },
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t.liftTitle({ number: name })}
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
        {number.register && <p>{t.liftBodyOfRegister}</p>}
        <p>{t.liftBody}</p>
        <FormTextArea form={form} name="reason" label={t.reason} maxLength={500} rows={3} autoFocus />
        <FormNotice form={form} />
      </Form>
    </Modal>
  );
}
