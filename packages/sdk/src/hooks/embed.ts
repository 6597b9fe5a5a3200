"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List API keys. */
export const useListApiKeys = readHook("listApiKeys");

/** Create an API key. */
export const useCreateApiKey = actionHook("createApiKey");

/** Rename an API key. */
export const useRenameApiKey = actionHook("renameApiKey");

/** Revoke an API key. */
export const useRevokeApiKey = actionHook("revokeApiKey");

/** Rotate an API key. */
export const useRotateApiKey = actionHook("rotateApiKey");
