import { useMessages } from "../../i18n/index.js";
import { IconButton } from "../../ui/button/index.js";
import { Bell as BellIcon } from "../../ui/icon/generated/icons.js";
import { Popover } from "../../ui/popover/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import type { NotificationsProps } from "./Notifications.js";
import { Bell, Count } from "./Notifications.styles.js";
import { notificationsMessages } from "./notifications.messages.js";
import { NotificationList } from "./Notifications.view.js";
import { useArrivals } from "./useArrivals.js";
import { useNotifications } from "./useNotifications.js";

/** Props of {@link NotificationBell}. */
export type NotificationBellProps = Omit<NotificationsProps, "headingLevel">;

/** The largest number that fits beside the bell; more are shown as `99+`. */
const COUNTED_UP_TO = 99;

/**
 * A bell that shows the number of unread notifications and opens {@link Notifications} beside it. New notifications are
 * also shown in a corner of the screen, with a link to what they are about.
 *
 * @example
 * <NotificationBell onOpenCall={({ callId }) => navigate(`/calls/${callId}`)} onChoose={() => navigate("/settings")} />
 */
export function NotificationBell({ className, ...props }: NotificationBellProps) {
  return (
    <WidgetRoot name="notification-bell" texts={notificationsMessages} className={className}>
      <ControlledBell {...props} />
    </WidgetRoot>
  );
}

/** Rendered inside the root, which catches its errors. */
function ControlledBell({ messages, ...props }: Omit<NotificationBellProps, "className">) {
  const t = useMessages(notificationsMessages, messages);
  const model = useNotifications(t, props);
  useArrivals(t, props);
  const unread = model.state.status === "ready" ? model.state.unreadCount : 0;
  const label = unread === 0 ? t.title : t.unreadCount({ count: unread });
  return (
    <Bell>
      <Popover trigger={<IconButton icon={BellIcon} label={label} />} label={t.title}>
        {({ close }) => <NotificationList {...props} t={t} model={model} onLeave={close} />}
      </Popover>
      {unread > 0 && <Count aria-hidden="true">{unread > COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : unread}</Count>}
    </Bell>
  );
}
