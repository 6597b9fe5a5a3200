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

/** The options of the controller, which are props of the widget. */
export type WebhooksOptions = ListOptions<WebhooksView>;

/** The dialog or drawer over the list: the form of an endpoint (undefined for a new one), or its log. */
export type WebhooksSurface = { form: EndpointRow | undefined } | { log: EndpointRow };

/** The controller of the widget: the company, its endpoints, and the actions. No event contains a secret. */
export function useWebhooks(options: WebhooksOptions, t: Messages<typeof firstWebhooksMessages>) {
  // Events of calls and of the balance cause messages to endpoints.
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

    /** Creates an endpoint and returns its secret, which is not stored here. Rejects with an ApiError. */
    create: async ({ url, description, events }: EndpointFacts): Promise<string> => {
      const { webhookEndpoint, secret } = await create.trigger({ body: { url, description, events, ...owner } });
      report("endpointCreated", webhookEndpoint.id);
      return secret;
    },

    /** Saves an endpoint. Rejects with an ApiError. */
    save: async (id: string, facts: EndpointFacts): Promise<void> => {
      await update.trigger({ path: { id }, body: facts });
      toast.success(t.saved);
      report("endpointChanged", id);
    },

    /** Pauses or resumes messages to an endpoint. */
    setEnabled: async (id: string, isEnabled: boolean): Promise<void> => {
      const says = { done: isEnabled ? t.resumedDone : t.pausedDone, failed: t.saveFailed };
      if (await announce(() => update.trigger({ path: { id }, body: { isEnabled } }), says))
        report("endpointChanged", id);
    },

    /** Rotates the secret and returns the new one; undefined if it could not be rotated. */
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

/** Reads a page of endpoints, and polls while messages to them are pending. */
function useFollowedEndpoints(query: ReturnType<typeof toQuery> | undefined) {
  const clock = useClock();
  const [refreshInterval, setRefreshInterval] = useState(0);
  const read = useListWebhookEndpoints(query ? { query } : null, { refreshInterval });
  const last = read.data?.items.flatMap(({ lastDelivery }) => lastDelivery ?? []) ?? [];
  const wanted = lookAgainAfterMs(last, clock.now());
  if (wanted !== refreshInterval) setRefreshInterval(wanted);
  return read;
}

/** The result of the controller, which the view renders. */
export type WebhooksModel = ReturnType<typeof useWebhooks>;
