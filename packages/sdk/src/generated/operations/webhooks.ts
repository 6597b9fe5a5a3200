// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createWebhookEndpoint = ["createWebhookEndpoint", "POST", "/v1/webhook-endpoints", "once"] as const;
export const deleteWebhookEndpoint = ["deleteWebhookEndpoint", "DELETE", "/v1/webhook-endpoints/{id}"] as const;
export const getWebhookDelivery = ["getWebhookDelivery", "GET", "/v1/webhook-endpoints/{id}/deliveries/{deliveryId}"] as const;
export const listWebhookDeliveries = ["listWebhookDeliveries", "GET", "/v1/webhook-endpoints/{id}/deliveries"] as const;
export const listWebhookEndpoints = ["listWebhookEndpoints", "GET", "/v1/webhook-endpoints"] as const;
export const resendWebhookDelivery = ["resendWebhookDelivery", "POST", "/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/resend", "once"] as const;
export const rotateWebhookSecret = ["rotateWebhookSecret", "POST", "/v1/webhook-endpoints/{id}/rotate", "once"] as const;
export const updateWebhookEndpoint = ["updateWebhookEndpoint", "PATCH", "/v1/webhook-endpoints/{id}"] as const;
