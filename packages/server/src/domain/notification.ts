import type { Schemas } from "@callwright/sdk/contract";

/** The kinds of notifications (schema `NotificationKind`). */
export type NotificationKind = Schemas["NotificationKind"];

/** Every kind, in the order of the settings. */
export const notificationKinds = Object.keys({
  POSITIVE_ANSWER: true,
  CALLBACK_DUE: true,
  SCHEDULED_CALL_FAILED: true,
  CAMPAIGN_DONE: true,
  BALANCE_LOW: true,
} satisfies Record<NotificationKind, true>) as NotificationKind[];
