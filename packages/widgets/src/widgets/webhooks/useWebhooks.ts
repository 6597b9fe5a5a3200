import {
  useCreateWebhookEndpoint,
  useDeleteWebhookEndpoint,
  useListWebhookEndpoints,
  useLiveEvents,
  useRotateWebhookSecret,
  useUpdateWebhookEndpoint,
} from "@callwright/sdk/hooks";
import { useState } from "react";

import { useDevelopers } from "../../companies/developers/useDevelopers.js";
import type { Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useHost } from "../../lib/HostContext.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useRemoval } from "../../lists/useListActions.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import { useToast } from "../../ui/toast/index.js";
import type { EndpointFacts } from "./endpointForm.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import { lookAgainAfterMs, toEndpointRow, toQuery, webhooksView } from "./webhooks.model.js";
import type { EndpointRow, WebhooksEvent, WebhooksView } from "./Webhooks.types.js";

/** What the host tells the controller. */
export type WebhooksOptions = ListOptions<WebhooksView>;

/** What is over the list: an endpoint's form, empty for a new one, or its log. */
export type WebhooksSurface = { form: EndpointRow | undefined } | { log: EndpointRow };

/** All that the webhooks draw from: whose they are, the endpoints, and what can be done with them. No message has a secret. */
export function useWebhooks(options: WebhooksOptions, t: Messages<typeof firstWebhooksMessages>) {
  // What happens to calls and money is what endpoints are told.
  useLiveEvents();
  const toast = useToast();
  const { onEvent } = useHost();
  const report = (type: Exclude<WebhooksEvent["type"], "deliveryResent">, webhookEndpointId: string) =>
    onEvent?.({ widget: "webhooks", type, detail: { webhookEndpointId } });
  const page = useListPage(webhooksView, options);
  const surface = useSurface<WebhooksSurface>();
  const developers = useDevelopers(page.view.sellerCompanyId);
  const { profile, owner, isStranger, companyId } = developers;

  const query = developers.query && toQuery(page.view, developers.query);
  const read = useFollowedEndpoints(query);
  const list = useRecordList({
    page,
    list: read,
    query,
    profile,
    isForbidden: isStranger,
    owner: companyId,
    toRow: toEndpointRow,
  });
  const announce = useAnnounce();
  const removal = useRemoval(page);
  const create = useCreateWebhookEndpoint();
  const update = useUpdateWebhookEndpoint();
  const rotate = useRotateWebhookSecret();
  const remove = useDeleteWebhookEndpoint();

  return {
    ...page,
    ...list,
    developers,
    surface,
    openNew: () => surface.open({ form: undefined }),

    /** Adds an endpoint and answers its secret, which is kept nowhere. Rejects with an ApiError. */
    create: async ({ url, description, events }: EndpointFacts): Promise<string> => {
      const { webhookEndpoint, secret } = await create.trigger({ body: { url, description, events, ...owner } });
      report("endpointCreated", webhookEndpoint.id);
      return secret;
    },

    /** Rejects with an ApiError. */
    save: async (id: string, facts: EndpointFacts): Promise<void> => {
      await update.trigger({ path: { id }, body: facts });
      toast.success(t.saved);
      report("endpointChanged", id);
    },

    /** Pauses an endpoint, or switches it on again. */
    setEnabled: async (id: string, isEnabled: boolean): Promise<void> => {
      const says = { done: isEnabled ? t.resumedDone : t.pausedDone, failed: t.saveFailed };
      if (await announce(() => update.trigger({ path: { id }, body: { isEnabled } }), says))
        report("endpointChanged", id);
    },

    /** Answers the new secret; undefined when it stays as it was. */
    rotate: async (id: string): Promise<string | undefined> => {
      const done = await announce(() => rotate.trigger({ path: { id } }), { failed: t.rotateFailed });
      if (done) report("secretRotated", id);
      return done?.result.secret;
    },

    delete: async (id: string): Promise<void> => {
      const says = { done: t.deleted, failed: t.deleteFailed };
      if (await removal([id], () => remove.trigger({ path: { id } }), says)) report("endpointDeleted", id);
    },
  };
}

/** A page of endpoints, read again while messages to them are on their way. */
function useFollowedEndpoints(query: ReturnType<typeof toQuery> | undefined) {
  const clock = useClock();
  const [refreshInterval, setRefreshInterval] = useState(0);
  const read = useListWebhookEndpoints(query ? { query } : null, { refreshInterval });
  const last = read.data?.items.flatMap(({ lastDelivery }) => lastDelivery ?? []) ?? [];
  const wanted = lookAgainAfterMs(last, clock.now());
  if (wanted !== refreshInterval) setRefreshInterval(wanted);
  return read;
}

/** All that the view needs, as the controller answers it. */
export type WebhooksModel = ReturnType<typeof useWebhooks>;
