"use client";

import * as operations from "../generated/operations/templates.js";
import { actionHook } from "./useAction.js";

/** Download an import template. */
export const useGetImportTemplate = actionHook(operations.getImportTemplate);
