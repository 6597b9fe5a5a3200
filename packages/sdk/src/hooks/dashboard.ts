"use client";

import * as operations from "../generated/operations/dashboard.js";
import { readHook } from "./useGet.js";

/** Count calls. */
export const useGetCallStatistics = readHook(operations.getCallStatistics);

/** Count calls over time. */
export const useGetCallNumbers = readHook(operations.getCallNumbers);

/** Count potential customers. */
export const useGetPotentialCustomerStatistics = readHook(operations.getPotentialCustomerStatistics);
