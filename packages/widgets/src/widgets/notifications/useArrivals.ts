import { useApi, useMarkNotificationsRead } from "@callwright/sdk/hooks";
import { useEffect } from "react";

import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { useToast } from "../../ui/toast/index.js";
import type { notificationsMessages } from "./notifications.messages.js";
import { toRow } from "./notifications.model.js";
import { goTo, type NotificationPlaces } from "./useNotifications.js";

/** Shows each new notification as a toast, with a button that opens what it is about. */
export function useArrivals(t: Messages<typeof notificationsMessages>, places: NotificationPlaces): void {
  const client = useApi();
  const toast = useToast();
  const { trigger } = useMarkNotificationsRead();
  const say = useEvent((notification: Parameters<typeof toRow>[0]) => {
    const [row] = toRow(notification, t);
    if (!row) return;
    const go = goTo(row.target, places);
    const open =
      go &&
      (() => {
        // If this fails, the notification stays unread, as if nobody had opened it.
        trigger({ body: { ids: [row.id] } }).catch(() => undefined);
        go();
      });
    const told = { id: row.id, body: row.about, action: open && { label: t.open, onAction: open } };
    if (row.kind === "POSITIVE_ANSWER") toast.success(row.title, told);
    else toast.info(row.title, told);
  });
  useEffect(
    () =>
      client.live.subscribe({
        onEvent(event) {
          if (event.type === "notifications.changed" && event.notification) say(event.notification);
        },
      }),
    [client, say],
  );
}
