import type { ReactNode } from "react";

import { Form, FormNotice, FormSubmit, type FormHandle } from "../../forms/index.js";
import { DeleteButton } from "../../records/DeleteButton.js";
import { Button } from "../../ui/button/index.js";
import { SecretModal } from "./SecretModal.js";

/** Props of {@link SecretForm}. */
export interface SecretFormProps<Values extends object> {
  t: { createdTitle: string; secretNote: string; cancel: string };
  isOpen: boolean;
  onClose: () => void;
  form: FormHandle<Values>;
  /** What sending the form of a new one answered. "" once it was seen: the dialog is still leaving, but the secret is gone. */
  secret: string | undefined;
  onSeen: () => void;
  title: string;
  submitLabel: string;
  isNew: boolean;
  /** Asks, and ends what the form is about. */
  deletion: { label: string; isBusy: boolean; onPress: () => void } | undefined;
  /** The fields. */
  children: ReactNode;
  /** A dialog that was opened from the form and must be above it. */
  above?: ReactNode;
}

/** The form of something that has a secret. A new one's is shown in the same place once it was sent. */
export function SecretForm<Values extends object>(props: SecretFormProps<Values>) {
  const { t, form, secret, onSeen, isNew, deletion, children } = props;
  return (
    <SecretModal
      isOpen={props.isOpen}
      onClose={close}
      title={t.createdTitle}
      secret={secret}
      note={t.secretNote}
      before={{
        title: props.title,
        isDirty: form.isDirty,
        isDismissable: !form.isSubmitting && !deletion?.isBusy,
        footer: ({ close }) => (
          <>
            {deletion && (
              <DeleteButton isBusy={deletion.isBusy} isDisabled={form.isSubmitting} onPress={deletion.onPress}>
                {deletion.label}
              </DeleteButton>
            )}
            <Button onPress={close}>{t.cancel}</Button>
            <FormSubmit form={form} needsChange={!isNew}>
              {props.submitLabel}
            </FormSubmit>
          </>
        ),
        children: (
          <>
            <Form form={form}>
              {children}
              <FormNotice form={form} />
            </Form>
            {props.above}
          </>
        ),
      }}
    />
  );

  function close() {
    if (secret !== undefined) onSeen();
    props.onClose();
  }
}
