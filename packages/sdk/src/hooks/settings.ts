"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List settings. */
export const useListSettings = readHook("listSettings");

/** Read a setting. */
export const useGetSetting = readHook("getSetting");

/** Change a setting. */
export const useUpdateSetting = actionHook("updateSetting");
