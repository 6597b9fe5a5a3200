"use client";

import * as operations from "../generated/operations/embed.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List API keys. */
export const useListApiKeys = readHook(operations.listApiKeys);

/** Create an API key. */
export const useCreateApiKey = actionHook(operations.createApiKey, freshenedBy.createApiKey);

/** Rename an API key. */
export const useRenameApiKey = actionHook(operations.renameApiKey, freshenedBy.renameApiKey);

/** Revoke an API key. */
export const useRevokeApiKey = actionHook(operations.revokeApiKey, freshenedBy.revokeApiKey);

/** Rotate an API key. */
export const useRotateApiKey = actionHook(operations.rotateApiKey, freshenedBy.rotateApiKey);
