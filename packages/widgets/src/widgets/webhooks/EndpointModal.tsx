import { useMemo, useState } from "react";

import { developersMessages } from "../../companies/developers/developers.messages.js";
import { SecretPanel } from "../../companies/developers/SecretPanel.js";
import {
  Form,
  FormMultiSelect,
  FormNotice,
  FormSubmit,
  FormSwitch,
  FormTextField,
  useForm,
} from "../../forms/index.js";
import { type Messages, useMessages } from "../../i18n/index.js";
import { DeleteButton } from "../../records/DeleteButton.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { type EndpointFacts, endpointSchema, eventOptions, toEndpointValues } from "./endpointForm.js";
import type { webhooksMessages } from "./webhooks.messages.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** Props of {@link EndpointModal}. */
export interface EndpointModalProps {
  t: Messages<typeof webhooksMessages>;
  isOpen: boolean;
  /** The endpoint that is changed; without it one is added. */
  endpoint: EndpointRow | undefined;
  onClose: () => void;
  /** Answers the secret. */
  onCreate: (facts: EndpointFacts) => Promise<string>;
  onSave: (id: string, facts: EndpointFacts) => Promise<void>;
  /** Asks, and deletes. */
  onDelete: (endpoint: EndpointRow) => void;
}

/** Adds an endpoint, and then shows its secret in the same place; or changes one. */
export function EndpointModal({ t, isOpen, endpoint, onClose, onCreate, onSave, onDelete }: EndpointModalProps) {
  const shared = useMessages(developersMessages);
  // "" once it was seen: the dialog is still leaving, but the secret is gone.
  const [secret, setSecret] = useState<string>();
  const form = useForm(
    useMemo(() => endpointSchema(t), [t]),
    {
      defaultValues: toEndpointValues(t, endpoint),
      onSubmit: async (facts) => {
        if (!endpoint) return setSecret(await onCreate(facts));
        await onSave(endpoint.id, facts);
        onClose();
      },
    },
  );
  if (secret !== undefined)
    return (
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t.createdTitle}
        isDismissable={false}
        footer={
          <Button variant="primary" onPress={close}>
            {shared.done}
          </Button>
        }
      >
        <SecretPanel secret={secret}>{t.secretNote}</SecretPanel>
      </Modal>
    );
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={endpoint ? t.editTitle : t.createTitle}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          {endpoint && (
            <DeleteButton isDisabled={form.isSubmitting} onPress={() => onDelete(endpoint)}>
              {t.delete}
            </DeleteButton>
          )}
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form} needsChange={endpoint !== undefined}>
            {endpoint ? t.save : t.createSubmit}
          </FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <FormTextField
          form={form}
          name="url"
          label={t.url}
          description={t.urlHint}
          placeholder="https://"
          type="url"
          maxLength={500}
          autoFocus
        />
        <FormTextField
          form={form}
          name="description"
          label={t.description}
          placeholder={t.descriptionPlaceholder}
          isOptional
          maxLength={100}
        />
        <FormMultiSelect form={form} name="events" label={t.events} options={eventOptions(t)} />
        {endpoint && (
          <FormSwitch form={form} name="isEnabled">
            {t.enabled}
          </FormSwitch>
        )}
        <FormNotice form={form} />
      </Form>
    </Modal>
  );

  function close() {
    setSecret("");
    onClose();
  }
}
