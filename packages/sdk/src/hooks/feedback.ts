"use client";

import { actionHook } from "./useAction.js";

/** Send feedback. */
export const useCreateFeedback = actionHook("createFeedback");

/** Change feedback. */
export const useUpdateFeedback = actionHook("updateFeedback");
