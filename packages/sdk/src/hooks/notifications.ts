"use client";

import * as operations from "../generated/operations.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/**
 * A page of what happened that the signed-in person wants to know, and how many are unread. With `useLiveEvents` mounted somewhere,
 * it is read again when something happens, and when some are read on another device.
 */
export const useListNotifications = readHook(operations.listNotifications);

/** Mark notifications as read, or as unread again; without `ids` all of them. */
export const useMarkNotificationsRead = actionHook(operations.markNotificationsRead, freshenedBy.markNotificationsRead);

/** For each kind of notification, whether the signed-in person is shown it and whether it is mailed. */
export const useGetNotificationChoices = readHook(operations.getNotificationChoices);

/** Change how the signed-in person hears of some kinds of notifications. */
export const useUpdateNotificationChoices = actionHook(
  operations.updateNotificationChoices,
  freshenedBy.updateNotificationChoices,
);
