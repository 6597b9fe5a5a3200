import { defineMessages } from "../../i18n/index.js";

/** Every word of the notifications. */
export const notificationsMessages = defineMessages(
  "notifications",
  {
    title: "Notifications",
    /** The name of the bell while something is unread. */
    unreadCount: { one: "Notifications, {count} unread", other: "Notifications, {count} unread" },
    markAllRead: "Mark all as read",
    markFailed: "The notifications could not be marked.",
    choose: "Choose what you are told",
    older: "Show older ones",
    open: "Open",
    empty:
      "Nothing happened yet. Positive answers, callbacks that are due, scheduled calls that failed, campaigns that are done and a low balance are told here.",
    unread: "Unread:",

    POSITIVE_ANSWER: "Positive answer",
    CALLBACK_DUE: "Wants to be called now",
    SCHEDULED_CALL_FAILED: "A scheduled call could not be made",
    CAMPAIGN_DONE: "Campaign done",
    BALANCE_LOW: "The balance is low",
    /** Contact and potential customer. */
    whom: "{contact}, {customer}",
  },
  { tr: () => import("./notifications.messages.tr.js") },
);
