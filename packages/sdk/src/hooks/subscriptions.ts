"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List plans. */
export const useListSubscriptionPackages = readHook("listSubscriptionPackages");

/** Read a plan. */
export const useGetSubscriptionPackage = readHook("getSubscriptionPackage");

/** Change plan. */
export const useSubscribe = actionHook("subscribe");

/** List subscriptions. */
export const useListSubscriptions = readHook("listSubscriptions");

/** Read a subscription. */
export const useGetSubscription = readHook("getSubscription");
