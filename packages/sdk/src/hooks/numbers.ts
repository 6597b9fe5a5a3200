"use client";

import * as operations from "../generated/operations/numbers.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List countries with numbers. */
export const useListNumberCountries = readHook(operations.listNumberCountries);

/** List numbers to buy. */
export const useListAvailableNumbers = readHook(operations.listAvailableNumbers);

/** List my numbers. */
export const useListNumbers = readHook(operations.listNumbers);

/** Buy a number. */
export const usePurchaseNumber = actionHook(operations.purchaseNumber, freshenedBy.purchaseNumber);

/** Set or unset the default number. */
export const useToggleDefaultNumber = actionHook(operations.toggleDefaultNumber, freshenedBy.toggleDefaultNumber);

/** Set how many calls may be made from a number in an hour and in a day. */
export const useUpdateNumberCaps = actionHook(operations.updateNumberCaps, freshenedBy.updateNumberCaps);

/** Pause a number: no calls are made from it until a given time. */
export const usePauseNumber = actionHook(operations.pauseNumber, freshenedBy.pauseNumber);

/** Resume a paused number. */
export const useResumeNumber = actionHook(operations.resumeNumber, freshenedBy.resumeNumber);
