export { NotificationBell, type NotificationBellProps } from "./NotificationBell.js";
export { Notifications, type NotificationsMessages, type NotificationsProps } from "./Notifications.js";
