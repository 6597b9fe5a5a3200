import type { Notification, NotificationKind } from "@callwright/sdk/contract";

import type { Messages } from "../../i18n/index.js";
import type { notificationsMessages } from "./notifications.messages.js";

/** A notification as it is shown. */
export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  /** What happened. */
  title: string;
  /** Whom or what it is about. */
  about: string;
  /** Why, where that is known. */
  reason: string | undefined;
  createdAt: string;
  isUnread: boolean;
  target: NotificationTarget;
}

/** Where a notification leads. */
export type NotificationTarget =
  | { to: "call"; callId: string }
  | { to: "campaign"; campaignId: string }
  | { to: "balance"; sellerCompanyId: string };

/** Of a kind that this version does not know there is no row. */
export function toRow(notification: Notification, t: Messages<typeof notificationsMessages>): NotificationRow[] {
  const { id, kind, call, campaign, sellerCompany, createdAt, readAt } = notification;
  const told = aboutWhat();
  if (!told) return [];
  return [{ id, kind, title: t[kind], reason: call?.failureReason?.message, createdAt, isUnread: !readAt, ...told }];

  function aboutWhat(): Pick<NotificationRow, "about" | "target"> | undefined {
    if (!Object.hasOwn(t, kind)) return undefined;
    if (call) return { about: whomOf(call, t), target: { to: "call", callId: call.id } };
    if (campaign) return { about: campaign.name, target: { to: "campaign", campaignId: campaign.id } };
    return { about: sellerCompany.name, target: { to: "balance", sellerCompanyId: sellerCompany.id } };
  }
}

function whomOf(
  { contact, potentialCustomer: customer }: NonNullable<Notification["call"]>,
  t: Messages<typeof notificationsMessages>,
): string {
  return contact === null ? customer : t.whom({ contact, customer });
}
