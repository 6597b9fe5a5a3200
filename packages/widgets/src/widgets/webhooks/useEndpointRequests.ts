import { useDeleteWebhookEndpoint, useRotateWebhookSecret, useUpdateWebhookEndpoint } from "@callwright/sdk/hooks";

/**
 * The requests of an endpoint that are made outside of forms. They are here, and not with the code that uses them later, because bundlers
 * split a page into more files when later code has hooks of the SDK.
 */
export function useEndpointRequests() {
  return {
    update: useUpdateWebhookEndpoint(),
    rotate: useRotateWebhookSecret(),
    remove: useDeleteWebhookEndpoint(),
  };
}
