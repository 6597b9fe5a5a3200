import { useCreateWebhookEndpoint, useUpdateWebhookEndpoint } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { EndpointFacts } from "./endpointForm.js";
import type { WebhooksModel } from "./useWebhooks.js";
import type { webhooksMessages } from "./webhooks.messages.js";

/** The requests of an endpoint's form. Both reject with an ApiError. */
export function useSaveEndpoint(
  t: Messages<typeof webhooksMessages>,
  { report, developers }: Pick<WebhooksModel, "report" | "developers">,
) {
  const toast = useToast();
  const create = useCreateWebhookEndpoint();
  const update = useUpdateWebhookEndpoint();
  return {
    /** Creates an endpoint and returns its secret, which is not stored here. */
    create: async ({ url, description, events }: EndpointFacts): Promise<string> => {
      const body = { url, description, events, ...developers.owner };
      const { webhookEndpoint, secret } = await create.trigger({ body });
      report("endpointCreated", webhookEndpoint.id);
      return secret;
    },

    save: async (id: string, changes: Partial<EndpointFacts>): Promise<void> => {
      if (Object.keys(changes).length > 0) await update.trigger({ path: { id }, body: changes });
      toast.success(t.saved);
      report("endpointChanged", id);
    },
  };
}
