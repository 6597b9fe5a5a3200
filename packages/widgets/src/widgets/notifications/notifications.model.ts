import type { Notification, NotificationKind } from "@callwright/sdk/contract";

import type { Messages } from "../../i18n/index.js";
import type { notificationsMessages } from "./notifications.messages.js";

/** A row of the list. */
export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  /** What happened. */
  title: string;
  /** The person, campaign or company that the notification is about. */
  about: string;
  /** The reason, if it is known. */
  reason: string | undefined;
  createdAt: string;
  isUnread: boolean;
  target: NotificationTarget;
}

/** What a notification opens. */
export type NotificationTarget =
  | { to: "call"; callId: string }
  | { to: "campaign"; campaignId: string }
  | { to: "balance"; sellerCompanyId: string };

/** The row of a notification, in an array. The array is empty if this version does not know the kind. */
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
