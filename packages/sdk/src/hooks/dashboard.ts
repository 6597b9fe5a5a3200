"use client";

import { readHook } from "./useGet.js";

/** Count calls. */
export const useGetCallStatistics = readHook("getCallStatistics");

/** Count potential customers. */
export const useGetPotentialCustomerStatistics = readHook("getPotentialCustomerStatistics");
