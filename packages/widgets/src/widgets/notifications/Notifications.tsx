import { forwardRef } from "react";

import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { notificationsMessages } from "./notifications.messages.js";
import { NotificationList } from "./Notifications.view.js";
import { useNotifications, type NotificationPlaces } from "./useNotifications.js";

/** Texts that replace the default ones of {@link Notifications} and {@link NotificationBell}. */
export type NotificationsMessages = MessageOverrides<typeof notificationsMessages>;

/** Props of {@link Notifications}. */
export interface NotificationsProps extends NotificationPlaces {
  onOpenCall?: NotificationPlaces["onOpenCall"];
  onOpenCampaign?: NotificationPlaces["onOpenCampaign"];
  onOpenBalance?: NotificationPlaces["onOpenBalance"];
  /** Called when a person wants to choose what they are told, for example to lead to a page with `ProfileSettings`. If omitted, there is no link for it. */
  onChoose?: () => void;
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  messages?: NotificationsMessages;
  className?: string;
}

/**
 * What happened that the signed-in person wants to know: positive answers, callbacks that are due, scheduled calls that failed, campaigns that are done, and
 * a low balance. It is updated live, and what was read on one device is read on all. For people, not for embed sessions.
 *
 * @example
 * <Notifications onOpenCall={({ callId }) => navigate(`/calls/${callId}`)} />
 */
export const Notifications = /* @__PURE__ */ forwardRef<WidgetHandle, NotificationsProps>(function Notifications(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="notifications" texts={notificationsMessages} className={className} handle={ref}>
      <ControlledNotifications {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledNotifications({ messages, ...props }: Omit<NotificationsProps, "className">) {
  const t = useMessages(notificationsMessages, messages);
  return <NotificationList {...props} t={t} model={useNotifications(t, props)} />;
}
