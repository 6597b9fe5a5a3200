"use client";

import * as operations from "../generated/operations/settings.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List settings. */
export const useListSettings = readHook(operations.listSettings);

/** Read a setting. */
export const useGetSetting = readHook(operations.getSetting);

/** Change a setting. */
export const useUpdateSetting = actionHook(operations.updateSetting, freshenedBy.updateSetting);
