import type { Schemas } from "@callwright/sdk/contract";

/** What a person can be told of (schema `NotificationKind`). */
export type NotificationKind = Schemas["NotificationKind"];

/** Every kind, in the order in which people are asked about them. */
export const notificationKinds = Object.keys({
  POSITIVE_ANSWER: true,
  CALLBACK_DUE: true,
  SCHEDULED_CALL_FAILED: true,
  CAMPAIGN_DONE: true,
  BALANCE_LOW: true,
} satisfies Record<NotificationKind, true>) as NotificationKind[];
