import { useListWebhookEndpoints, useLiveEvents } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useDevelopers } from "../../companies/developers/useDevelopers.js";
import { useClock } from "../../lib/clock.js";
import { useHost } from "../../lib/HostContext.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import { useEndpointRequests } from "./useEndpointRequests.js";
import { lookAgainAfterMs, toEndpointRow, toQuery, webhooksView } from "./webhooks.model.js";
import type { EndpointRow, WebhooksEvent, WebhooksView } from "./Webhooks.types.js";

/** The options of the controller, which are props of the widget. */
export type WebhooksOptions = ListOptions<WebhooksView>;

/** The dialog or drawer over the list: the form of an endpoint (undefined for a new one), or its log. */
export type WebhooksSurface = { form: EndpointRow | undefined } | { log: EndpointRow };

/** The controller of the widget: the company and its endpoints. No event contains a secret. */
export function useWebhooks(options: WebhooksOptions) {
  // Events of calls and of the balance cause messages to endpoints.
  useLiveEvents();
  const { onEvent } = useHost();
  const report = (type: Exclude<WebhooksEvent["type"], "deliveryResent">, webhookEndpointId: string) =>
    onEvent?.({ widget: "webhooks", type, detail: { webhookEndpointId } });
  const page = useListPage(webhooksView, options);
  const surface = useSurface<WebhooksSurface>();
  const developers = useDevelopers(page.view.sellerCompanyId);
  const { profile, isStranger, companyId } = developers;

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

  return {
    ...page,
    ...list,
    developers,
    surface,
    openNew: () => surface.open({ form: undefined }),
    report,
    requests: useEndpointRequests(),
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
