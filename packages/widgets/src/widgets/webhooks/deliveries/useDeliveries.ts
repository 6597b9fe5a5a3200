import { useListWebhookDeliveries, useResendWebhookDelivery } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useClock } from "../../../lib/clock.js";
import { useHost } from "../../../lib/HostContext.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import { useDrawerPage } from "../../../lists/useDrawerPage.js";
import { useRecordList } from "../../../lists/useRecordList.js";
import { lookAgainAfterMs, toDeliveryRow } from "../webhooks.model.js";

/** The filter of a log: all deliveries, or those that have not been delivered. */
export type DeliveryFilter = "all" | "undelivered";

/**
 * Reads the deliveries of an endpoint, one page at a time, and polls while a delivery is pending.
 *
 * @param resendFailed the announcement if a message could not be resent
 */
export function useDeliveries(endpointId: string, resendFailed: string) {
  const { onEvent } = useHost();
  const clock = useClock();
  const announce = useAnnounce();
  const [filter, setFilter] = useState<DeliveryFilter>("all");
  const [refreshInterval, setRefreshInterval] = useState(0);
  const page = useDrawerPage(10, filter === "undelivered");
  const query = { ...page.view, ...(page.isFiltered && { statuses: ["PENDING" as const, "FAILED" as const] }) };
  const read = useListWebhookDeliveries(
    { path: { id: endpointId }, query },
    { keepPreviousData: true, refreshInterval },
  );
  const wanted = lookAgainAfterMs(read.data?.items ?? [], clock.now());
  if (wanted !== refreshInterval) setRefreshInterval(wanted);

  const list = useRecordList({ page, list: read, query, toRow: toDeliveryRow });
  const resend = useResendWebhookDelivery();
  return {
    ...page,
    ...list,
    filter,
    setFilter: (next: DeliveryFilter) => {
      setFilter(next);
      page.change({ page: 0 });
    },
    resend: async (deliveryId: string): Promise<void> => {
      const path = { id: endpointId, deliveryId };
      const detail = { webhookEndpointId: endpointId, deliveryId };
      if (await announce(() => resend.trigger({ path }), { failed: resendFailed }))
        onEvent?.({ widget: "webhooks", type: "deliveryResent", detail });
    },
  };
}
