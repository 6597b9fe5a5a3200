import { useListNotifications, useLiveEvents, useMarkNotificationsRead } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { notificationsMessages } from "./notifications.messages.js";
import { toRow, type NotificationRow, type NotificationTarget } from "./notifications.model.js";

const SHOWN_FIRST = 10;
/** The maximum number of notifications on one page of the server. */
const SHOWN_AT_MOST = 100;

/** What the host does when a person wants to see what a notification is about. */
export interface NotificationPlaces {
  /**
   * Called when a person opens the call of a notification. If omitted, pressing such a notification only marks it as
   * read.
   */
  onOpenCall?: (event: { callId: string }) => void;
  /**
   * Called when a person opens the campaign of a notification. If omitted, pressing such a notification only marks it
   * as read.
   */
  onOpenCampaign?: (event: { campaignId: string }) => void;
  /**
   * Called when a person opens the balance that is low. If omitted, pressing such a notification only marks it as read.
   */
  onOpenBalance?: (event: { sellerCompanyId: string }) => void;
}

/** The state of the list. */
export type NotificationsState =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; rows: NotificationRow[]; unreadCount: number };

/** Loads the person's notifications, updates them live, and marks them as read. */
export function useNotifications(t: Messages<typeof notificationsMessages>, places: NotificationPlaces) {
  useLiveEvents();
  const toast = useToast();
  const [shownCount, setShownCount] = useState(SHOWN_FIRST);
  const { data, error, mutate } = useListNotifications({ query: { perPage: shownCount } }, { keepPreviousData: true });
  const marking = useMarkNotificationsRead();
  const mark = (ids?: string[]) => {
    marking.trigger({ body: ids ? { ids } : {} }).catch((failure) => toast.failed(failure, t.markFailed));
  };
  const state: NotificationsState = data
    ? { status: "ready", rows: data.items.flatMap((item) => toRow(item, t)), unreadCount: data.metaData.unreadCount }
    : error
      ? { status: "error", retry: () => void mutate() }
      : { status: "loading" };
  const hasOlder = data && data.metaData.totalCount > data.items.length && shownCount < SHOWN_AT_MOST;
  return {
    state,
    isMarking: marking.isMutating,
    markAllRead: () => mark(),
    /** Undefined if all are shown, or if no more can be shown. */
    showOlder: hasOlder ? () => setShownCount(SHOWN_AT_MOST) : undefined,
    /**
     * Marks the notification as read and opens what it is about. Undefined if it is read and the host has no callback
     * for it.
     */
    openerOf: ({ id, target, isUnread }: Pick<NotificationRow, "id" | "target" | "isUnread">) => {
      const go = goTo(target, places);
      if (!go && !isUnread) return undefined;
      return () => {
        if (isUnread) mark([id]);
        go?.();
      };
    },
  };
}

/** The data and actions that the controller returns to the list. */
export type NotificationsModel = ReturnType<typeof useNotifications>;

/** A function that calls the host's callback for a target; undefined if the host has none. */
export function goTo(target: NotificationTarget, places: NotificationPlaces): (() => void) | undefined {
  const { onOpenCall, onOpenCampaign, onOpenBalance } = places;
  switch (target.to) {
    case "call":
      return onOpenCall && (() => onOpenCall({ callId: target.callId }));
    case "campaign":
      return onOpenCampaign && (() => onOpenCampaign({ campaignId: target.campaignId }));
    case "balance":
      return onOpenBalance && (() => onOpenBalance({ sellerCompanyId: target.sellerCompanyId }));
  }
}
