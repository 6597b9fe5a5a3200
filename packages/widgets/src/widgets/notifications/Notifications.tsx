import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { notificationsMessages } from "./notifications.messages.js";
import { NotificationList } from "./Notifications.view.js";
import { useNotifications, type NotificationPlaces } from "./useNotifications.js";

/** Texts that replace the default ones of {@link Notifications} and {@link NotificationBell}. */
export type NotificationsMessages = MessageOverrides<typeof notificationsMessages>;

/** Props of {@link Notifications}. */
export interface NotificationsProps extends NotificationPlaces, WidgetFrameProps {
  onOpenCall?: NotificationPlaces["onOpenCall"];
  onOpenCampaign?: NotificationPlaces["onOpenCampaign"];
  onOpenBalance?: NotificationPlaces["onOpenBalance"];
  /**
   * Called when a person wants to choose their notifications, for example to open a page with `ProfileSettings`. If
   * omitted, no link is shown.
   */
  onChoose?: () => void;
  messages?: NotificationsMessages;
}

/**
 * The notifications of the signed-in person: positive answers, callbacks that are due, scheduled calls that failed,
 * campaigns that have ended, and a low balance. The list is updated live, and a notification that was read on one
 * device is read on all. It is not available in embed sessions.
 *
 * @example
 * <Notifications onOpenCall={({ callId }) => navigate(`/calls/${callId}`)} />
 */
export const Notifications = /* @__PURE__ */ defineWidget(
  { name: "notifications", texts: notificationsMessages },
  function Notifications(props: NotificationsProps, t) {
    return <NotificationList {...props} t={t} model={useNotifications(t, props)} />;
  },
);
