import { useCreateApiKey, useRenameApiKey, useRevokeApiKey, useRotateApiKey } from "@callwright/sdk/hooks";

/**
 * The requests of the widget. They are here, and not with the code that uses them later, because bundlers split a page into more
 * files when later code has hooks of the SDK.
 */
export function useKeyRequests() {
  return {
    create: useCreateApiKey(),
    rename: useRenameApiKey(),
    rotate: useRotateApiKey(),
    revoke: useRevokeApiKey(),
  };
}
