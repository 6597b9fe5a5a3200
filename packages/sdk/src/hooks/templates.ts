"use client";

import { actionHook } from "./useAction.js";

/** Download an import template. */
export const useGetImportTemplate = actionHook("getImportTemplate");
