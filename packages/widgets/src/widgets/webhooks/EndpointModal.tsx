import { type ReactNode, useState } from "react";

import { changedFacts } from "../../companies/developers/changedFacts.js";
import { SecretForm } from "../../companies/developers/SecretForm.js";
import { FormMultiSelect, FormSwitch, FormTextField, useForm } from "../../forms/index.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { endpointSchema, eventOptions, factsOf, toEndpointValues } from "./endpointForm.js";
import { useSaveEndpoint } from "./useSaveEndpoint.js";
import type { WebhooksModel } from "./useWebhooks.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import { webhooksMessages } from "./webhooks.messages.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** Props of {@link EndpointModal}. */
export interface EndpointModalProps {
  t: Messages<typeof firstWebhooksMessages>;
  isOpen: boolean;
  /** The endpoint to edit; if undefined, one is added. */
  endpoint: EndpointRow | undefined;
  onClose: () => void;
  model: Pick<WebhooksModel, "report" | "developers" | "requests">;
  /** Deletes the endpoint after a confirmation. */
  onAct: (action: "delete", endpoint: EndpointRow) => void;
  /** The question before it is deleted, which must be above the form. */
  children: ReactNode;
}

/** The dialog that adds an endpoint and then shows its secret, or edits an endpoint. */
export function EndpointModal({ t: begun, isOpen, endpoint, onClose, model, onAct, children }: EndpointModalProps) {
  const t = useAllMessages(webhooksMessages, begun);
  const { create, save } = useSaveEndpoint(t, model);
  const [secret, setSecret] = useState<string>();
  const form = useForm((z) => endpointSchema(z, t), {
    defaultValues: toEndpointValues(t, endpoint),
    onSubmit: async (facts) => {
      if (!endpoint) return setSecret(await create(facts));
      await save(endpoint.id, changedFacts(facts, factsOf(endpoint)));
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
      title={endpoint ? t.editOf({ url: endpoint.url }) : t.createTitle}
      submitLabel={endpoint ? t.save : t.createSubmit}
      isNew={endpoint === undefined}
      deletion={
        endpoint && {
          label: t.delete,
          isBusy: model.requests.remove.isMutating,
          onPress: () => onAct("delete", endpoint),
        }
      }
      above={children}
    >
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
    </SecretForm>
  );
}
