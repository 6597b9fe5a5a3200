import { useListWebhookDeliveries, useResendWebhookDelivery } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useClock } from "../../../lib/clock.js";
import { useHost } from "../../../lib/HostContext.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import { useDrawerPage } from "../../../lists/useDrawerPage.js";
import { useRecordList } from "../../../lists/useRecordList.js";
import { lookAgainAfterMs, toDeliveryRow } from "../webhooks.model.js";

/** What of a log is shown: all of it, or what has not arrived. */
export type DeliveryFilter = "all" | "undelivered";

/**
 * What was sent to an endpoint, a page at a time, followed while something is on its way.
 *
 * @param resendFailed what is said when a message could not be sent again
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
