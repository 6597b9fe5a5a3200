"use client";

import * as operations from "../generated/operations/subscriptions.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List plans. */
export const useListSubscriptionPackages = readHook(operations.listSubscriptionPackages);

/** Read a plan. */
export const useGetSubscriptionPackage = readHook(operations.getSubscriptionPackage);

/** Change plan. */
export const useSubscribe = actionHook(operations.subscribe, freshenedBy.subscribe);

/** List subscriptions. */
export const useListSubscriptions = readHook(operations.listSubscriptions);

/** Read a subscription. */
export const useGetSubscription = readHook(operations.getSubscription);
