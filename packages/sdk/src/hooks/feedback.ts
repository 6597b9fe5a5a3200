"use client";

import * as operations from "../generated/operations/feedback.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";

/** Send feedback. */
export const useCreateFeedback = actionHook(operations.createFeedback, freshenedBy.createFeedback);

/** Change feedback. */
export const useUpdateFeedback = actionHook(operations.updateFeedback, freshenedBy.updateFeedback);
