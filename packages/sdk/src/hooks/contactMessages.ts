"use client";

import { actionHook } from "./useAction.js";

/** Send a message or report an issue. */
export const useCreateContactMessage = actionHook("createContactMessage");
