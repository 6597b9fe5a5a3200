import { type ReactNode, useState } from "react";

import { changedFacts } from "../../companies/developers/changedFacts.js";
import { Facts, Mono, SecretRow } from "../../companies/developers/Developers.styles.js";
import { SecretForm } from "../../companies/developers/SecretForm.js";
import { FormTextArea, FormTextField, useForm } from "../../forms/index.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import type { RowAction } from "./rowActions.js";
import { apiKeySchema, toApiKeyValues } from "./apiKeyForm.js";
import type { firstApiKeysMessages } from "./apiKeys.firstTexts.js";
import { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import type { ApiKeysModel } from "./useApiKeys.js";
import { useSaveKey } from "./useSaveKey.js";

/** Props of {@link KeyModal}. */
export interface KeyModalProps {
  t: Messages<typeof firstApiKeysMessages>;
  isOpen: boolean;
  /** The key to edit. If undefined, a key is created. */
  apiKey: ApiKeyRow | undefined;
  onClose: () => void;
  model: Pick<ApiKeysModel, "report" | "developers" | "requests" | "rows">;
  /** Rotates the secret or revokes the key, after a confirmation. */
  onAct: (action: RowAction, key: ApiKeyRow) => void;
  /** The question before an action, and the dialog with a new secret. They must be above the form. */
  children: ReactNode;
}

/** The form that creates a key and then shows its secret in the same dialog, or edits a key. */
export function KeyModal({ t: begun, isOpen, apiKey, onClose, model, onAct, children }: KeyModalProps) {
  const t = useAllMessages(apiKeysMessages, begun);
  const { create, save } = useSaveKey(t, model);
  const [secret, setSecret] = useState<string>();
  // Another one after its secret was rotated from here.
  const prefix = model.rows.find(({ id }) => id === apiKey?.id)?.prefix ?? apiKey?.prefix;
  const form = useForm((z) => apiKeySchema(z, t), {
    defaultValues: toApiKeyValues(apiKey),
    sentAs: { origins: "allowedOrigins" },
    onSubmit: async (facts) => {
      if (!apiKey) return setSecret(await create(facts));
      await save(apiKey.id, changedFacts(facts, { name: apiKey.name, allowedOrigins: [...apiKey.origins] }));
      onClose();
    },
  });
  return (
    <SecretForm
      t={t}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      secret={secret}
      onSeen={() => setSecret("")}
      title={apiKey ? t.editOf({ name: apiKey.name }) : t.createTitle}
      submitLabel={apiKey ? t.save : t.createSubmit}
      isNew={apiKey === undefined}
      deletion={
        apiKey && {
          label: t.revoke,
          isBusy: model.requests.revoke.isMutating,
          onPress: () => onAct("revoke", apiKey),
        }
      }
      above={children}
    >
      <FormTextField form={form} name="name" label={t.name} placeholder={t.namePlaceholder} maxLength={100} autoFocus />
      <FormTextArea form={form} name="origins" label={t.origins} description={t.originsHint} />
      {apiKey && prefix !== undefined && (
        <Facts>
          <dt>{t.secretOf}</dt>
          <SecretRow>
            <Mono dir="ltr">{t.keyBegins({ prefix })}</Mono>
            <Button size="small" isDisabled={form.isSubmitting} onPress={() => onAct("rotate", apiKey)}>
              {t.rotate}
            </Button>
          </SecretRow>
        </Facts>
      )}
    </SecretForm>
  );
}
