import type { ApiError } from "@callwright/sdk";
import {
  useCreateWebhookEndpoint,
  useDeleteWebhookEndpoint,
  useListWebhookEndpoints,
  useLiveEvents,
  useRotateWebhookSecret,
  useUpdateWebhookEndpoint,
} from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useDevelopers } from "../../companies/developers/useDevelopers.js";
import { useClock } from "../../lib/clock.js";
import { useHost } from "../../lib/HostContext.js";
import { useSurface } from "../../lib/useSurface.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { type RecordListState, useRecordList } from "../../records/useRecordList.js";
import type { EndpointFacts } from "./endpointForm.js";
import { changeView, lookAgainAfterMs, readView, toEndpointRow, toQuery, viewChanges } from "./webhooks.model.js";
import type { EndpointRow, WebhooksEvent, WebhooksView } from "./Webhooks.types.js";

/** What the host tells the controller. */
export interface WebhooksOptions {
  initialView?: Partial<WebhooksView> | undefined;
  onViewChange?: OnViewChange<WebhooksView> | undefined;
}

/** Says what came of what somebody did. */
export interface WebhooksVoice {
  saved: () => void;
  paused: () => void;
  resumed: () => void;
  saveFailed: (error: ApiError) => void;
  rotateFailed: (error: ApiError) => void;
  deleted: () => void;
  deleteFailed: (error: ApiError) => void;
}

/** What is over the list: an endpoint's form, empty for a new one, or its log. */
export type WebhooksSurface = { form: EndpointRow | undefined } | { log: EndpointRow };

const viewRules: ViewRules<WebhooksView> = { read: readView, changes: viewChanges, change: changeView };

/** What is kept of the list for the next time. */
const keptView: KeptView<WebhooksView> = { list: "webhooks", keys: ["perPage", "sortBy"] };

/** All that the webhooks draw from: whose they are, the endpoints, and what can be done with them. */
export function useWebhooks(options: WebhooksOptions, voice: WebhooksVoice) {
  // What happens to calls and money is what endpoints are told.
  useLiveEvents();
  const { onEvent } = useHost();
  const report = (type: Exclude<WebhooksEvent["type"], "deliveryResent">, webhookEndpointId: string) =>
    onEvent?.({ widget: "webhooks", type, detail: { webhookEndpointId } });
  const clock = useClock();
  const [view, change] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const surface = useSurface<WebhooksSurface>();
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const developers = useDevelopers(view.sellerCompanyId);
  const { profile, owner, isStranger } = developers;

  const query = developers.query && toQuery(view, developers.query);
  const [refreshInterval, setRefreshInterval] = useState(0);
  const read = useListWebhookEndpoints(query ? { query } : null, { refreshInterval });
  const last = read.data?.items.flatMap(({ lastDelivery }) => lastDelivery ?? []) ?? [];
  const wanted = lookAgainAfterMs(last, clock.now());
  if (wanted !== refreshInterval) setRefreshInterval(wanted);

  const { state, items, totalCount } = useRecordList({
    list: read,
    query,
    view,
    change,
    profile,
    isFiltered: false,
    deleting,
  });
  const rows = useMemo(() => items.map(toEndpointRow), [items]);
  const create = useCreateWebhookEndpoint();
  const update = useUpdateWebhookEndpoint();
  const rotate = useRotateWebhookSecret();
  const remove = useDeleteWebhookEndpoint();

  return {
    view,
    change,
    developers,
    state: isStranger ? ({ status: "forbidden" } satisfies RecordListState) : state,
    rows,
    totalCount: isStranger ? undefined : totalCount,
    surface,

    /** Adds an endpoint and answers its secret, which is kept nowhere. Rejects with an ApiError. */
    create: async ({ url, description, events }: EndpointFacts): Promise<string> => {
      const { webhookEndpoint, secret } = await create.trigger({ body: { url, description, events, ...owner } });
      report("endpointCreated", webhookEndpoint.id);
      return secret;
    },

    /** Rejects with an ApiError. */
    save: async (id: string, facts: EndpointFacts): Promise<void> => {
      await update.trigger({ path: { id }, body: facts });
      voice.saved();
      report("endpointChanged", id);
    },

    /** Pauses an endpoint, or switches it on again. */
    setEnabled: async (id: string, isEnabled: boolean): Promise<void> => {
      try {
        await update.trigger({ path: { id }, body: { isEnabled } });
        if (isEnabled) voice.resumed();
        else voice.paused();
        report("endpointChanged", id);
      } catch (error) {
        voice.saveFailed(error as ApiError);
      }
    },

    /** Answers the new secret; undefined when it stays as it was. */
    rotate: async (id: string): Promise<string | undefined> => {
      try {
        const { secret } = await rotate.trigger({ path: { id } });
        report("secretRotated", id);
        return secret;
      } catch (error) {
        voice.rotateFailed(error as ApiError);
        return undefined;
      }
    },

    /** Takes an endpoint off the list at once, and puts it back if the server does not agree. */
    delete: async (id: string): Promise<void> => {
      setDeleting((all) => new Set(all).add(id));
      try {
        await remove.trigger({ path: { id } });
        voice.deleted();
        report("endpointDeleted", id);
      } catch (error) {
        setDeleting((all) => new Set([...all].filter((one) => one !== id)));
        voice.deleteFailed(error as ApiError);
      }
    },
  };
}

/** All that the view needs, as the controller answers it. */
export type WebhooksModel = ReturnType<typeof useWebhooks>;
