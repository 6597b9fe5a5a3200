// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const getNotificationChoices = ["getNotificationChoices", "GET", "/v1/notifications/choices"] as const;
export const listNotifications = ["listNotifications", "GET", "/v1/notifications"] as const;
export const markNotificationsRead = ["markNotificationsRead", "POST", "/v1/notifications/read"] as const;
export const updateNotificationChoices = ["updateNotificationChoices", "PATCH", "/v1/notifications/choices"] as const;
