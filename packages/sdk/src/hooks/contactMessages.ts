"use client";

import * as operations from "../generated/operations/contactMessages.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";

/** Send a message or report an issue. */
export const useCreateContactMessage = actionHook(operations.createContactMessage, freshenedBy.createContactMessage);
