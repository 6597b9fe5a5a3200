import type { ApiError } from "@callwright/sdk";
import { useListWebhookDeliveries, useResendWebhookDelivery } from "@callwright/sdk/hooks";
import { useCallback, useMemo, useState } from "react";

import { useClock } from "../../../lib/clock.js";
import { useHost } from "../../../lib/HostContext.js";
import { useRecordList } from "../../../records/useRecordList.js";
import { lookAgainAfterMs, toDeliveryRow } from "../webhooks.model.js";

const perPage = 10;
const nothingLeaves: ReadonlySet<string> = new Set();

/** What of a log is shown: all of it, or what has not arrived. */
export type DeliveryFilter = "all" | "undelivered";

/** What was sent to an endpoint, a page at a time, followed while something is on its way. */
export function useDeliveries(endpointId: string, onResendFailed: (error: ApiError) => void) {
  const { onEvent } = useHost();
  const clock = useClock();
  const [page, setPage] = useState(0);
  const [filter, setFilter] = useState<DeliveryFilter>("all");
  const [refreshInterval, setRefreshInterval] = useState(0);
  const isFiltered = filter === "undelivered";
  const query = { page, perPage, ...(isFiltered && { statuses: ["PENDING" as const, "FAILED" as const] }) };
  const read = useListWebhookDeliveries(
    { path: { id: endpointId }, query },
    { keepPreviousData: true, refreshInterval },
  );
  const wanted = lookAgainAfterMs(read.data?.items ?? [], clock.now());
  if (wanted !== refreshInterval) setRefreshInterval(wanted);

  const view = { page, perPage };
  const change = useCallback(({ page }: { page: number }) => setPage(page), []);
  const { state, items, totalCount } = useRecordList({
    list: read,
    query,
    view,
    change,
    isFiltered,
    deleting: nothingLeaves,
  });
  const resend = useResendWebhookDelivery();
  return {
    state,
    rows: useMemo(() => items.map(toDeliveryRow), [items]),
    totalCount,
    view,
    change,
    filter,
    setFilter: (next: DeliveryFilter) => {
      setFilter(next);
      setPage(0);
    },
    resend: async (deliveryId: string): Promise<void> => {
      try {
        await resend.trigger({ path: { id: endpointId, deliveryId } });
        onEvent?.({
          widget: "webhooks",
          type: "deliveryResent",
          detail: { webhookEndpointId: endpointId, deliveryId },
        });
      } catch (error) {
        onResendFailed(error as ApiError);
      }
    },
  };
}
