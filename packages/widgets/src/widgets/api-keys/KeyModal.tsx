import { useMemo, useState } from "react";

import { developersMessages } from "../../companies/developers/developers.messages.js";
import { Facts, Mono, SecretRow } from "../../companies/developers/Developers.styles.js";
import { SecretPanel } from "../../companies/developers/SecretPanel.js";
import { Form, FormNotice, FormSubmit, FormTextArea, FormTextField, useForm } from "../../forms/index.js";
import { type Messages, useMessages } from "../../i18n/index.js";
import { DeleteButton } from "../../records/DeleteButton.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { type ApiKeyFacts, apiKeySchema, toApiKeyValues } from "./apiKeyForm.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";

/** Props of {@link KeyModal}. */
export interface KeyModalProps {
  t: Messages<typeof apiKeysMessages>;
  isOpen: boolean;
  /** The key that is changed; without it one is made. */
  apiKey: ApiKeyRow | undefined;
  onClose: () => void;
  /** Answers the secret. */
  onCreate: (facts: ApiKeyFacts) => Promise<string>;
  onSave: (id: string, facts: ApiKeyFacts) => Promise<void>;
  /** Asks, and rotates. */
  onRotate: (key: ApiKeyRow) => void;
  /** Asks, and revokes. */
  onRevoke: (key: ApiKeyRow) => void;
}

/** Makes a key, and then shows its secret in the same place; or changes one. */
export function KeyModal({ t, isOpen, apiKey, onClose, onCreate, onSave, onRotate, onRevoke }: KeyModalProps) {
  const shared = useMessages(developersMessages);
  // "" once it was seen: the dialog is still leaving, but the secret is gone.
  const [secret, setSecret] = useState<string>();
  const form = useForm(
    useMemo(() => apiKeySchema(t), [t]),
    {
      defaultValues: toApiKeyValues(apiKey),
      sentAs: { origins: "allowedOrigins" },
      onSubmit: async (facts) => {
        if (!apiKey) return setSecret(await onCreate(facts));
        await onSave(apiKey.id, facts);
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
      title={apiKey ? t.editTitle : t.createTitle}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          {apiKey && (
            <DeleteButton isDisabled={form.isSubmitting} onPress={() => onRevoke(apiKey)}>
              {t.revoke}
            </DeleteButton>
          )}
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form} needsChange={apiKey !== undefined}>
            {apiKey ? t.save : t.createSubmit}
          </FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <FormTextField
          form={form}
          name="name"
          label={t.name}
          placeholder={t.namePlaceholder}
          maxLength={100}
          autoFocus
        />
        <FormTextArea form={form} name="origins" label={t.origins} description={t.originsHint} />
        {apiKey && (
          <Facts>
            <dt>{t.secretOf}</dt>
            <SecretRow>
              <Mono dir="ltr">{t.keyBegins({ prefix: apiKey.prefix })}</Mono>
              <Button size="small" isDisabled={form.isSubmitting} onPress={() => onRotate(apiKey)}>
                {t.rotate}
              </Button>
            </SecretRow>
          </Facts>
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
