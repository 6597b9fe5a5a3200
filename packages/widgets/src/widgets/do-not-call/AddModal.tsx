import { Form, FormNotice, FormSubmit, FormTextArea, FormTextField, useForm } from "../../forms/index.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import type { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import { doNotCallMessages } from "./doNotCall.messages.js";
import { numbersOf } from "./numbersOf.js";
import { useAddNumbers } from "./useAddNumbers.js";
import type { DoNotCallModel } from "./useDoNotCall.js";

/** Props of {@link AddModal}. */
export interface AddModalProps {
  t: Messages<typeof firstDoNotCallMessages>;
  isOpen: boolean;
  onClose: () => void;
  model: DoNotCallModel;
}

const mostNumbers = 1_000;

/** The form that adds numbers to the list. */
export function AddModal({ t: begun, isOpen, onClose, model }: AddModalProps) {
  const t = useAllMessages(doNotCallMessages, begun);
  const add = useAddNumbers(t, model);
  const form = useForm(
    (z) =>
      z.object({
        numbers: z.string().check((context) => {
          const count = numbersOf(context.value).length;
          const message = count === 0 ? t.numbersMissing : count > mostNumbers ? t.numbersTooMany : undefined;
          if (message !== undefined) context.issues.push({ code: "custom", message, input: context.value });
        }),
        reason: z.string().check(z.trim(), z.maxLength(500, t.reasonTooLong)),
      }),
    {
      defaultValues: { numbers: "", reason: "" },
      sentAs: { numbers: "phoneNumbers" },
      onSubmit: async ({ numbers, reason }) => {
        await add(numbersOf(numbers), reason);
        onClose();
      },
    },
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t.add}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form}>{t.submit}</FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <p>{t.addBody}</p>
        <FormTextArea form={form} name="numbers" label={t.numbers} description={t.numbersHint} rows={5} autoFocus />
        <FormTextField
          form={form}
          name="reason"
          label={t.reason}
          placeholder={t.reasonPlaceholder}
          isOptional
          maxLength={500}
        />
        <FormNotice form={form} />
      </Form>
    </Modal>
  );
}
