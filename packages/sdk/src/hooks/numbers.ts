"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List countries with numbers. */
export const useListNumberCountries = readHook("listNumberCountries");

/** List numbers to buy. */
export const useListAvailableNumbers = readHook("listAvailableNumbers");

/** List my numbers. */
export const useListNumbers = readHook("listNumbers");

/** Buy a number. */
export const usePurchaseNumber = actionHook("purchaseNumber");

/** Set or unset the default number. */
export const useToggleDefaultNumber = actionHook("toggleDefaultNumber");
