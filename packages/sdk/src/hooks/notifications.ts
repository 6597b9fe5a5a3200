"use client";

import * as operations from "../generated/operations/notifications.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/**
 * A page of the signed-in person's notifications, with the number of unread ones. If `useLiveEvents` is mounted, it is
 * fetched again when there is a new notification, and when some are read on another device.
 */
export const useListNotifications = readHook(operations.listNotifications);

/** Mark notifications as read, or as unread again; without `ids` all of them. */
export const useMarkNotificationsRead = actionHook(operations.markNotificationsRead, freshenedBy.markNotificationsRead);

/** For each kind of notification, whether it is shown to the signed-in person and whether it is also sent by email. */
export const useGetNotificationChoices = readHook(operations.getNotificationChoices);

/** Change how the signed-in person receives some kinds of notifications. */
export const useUpdateNotificationChoices = actionHook(
  operations.updateNotificationChoices,
  freshenedBy.updateNotificationChoices,
);
