export { Webhooks, type WebhooksMessages, type WebhooksProps } from "./Webhooks.js";
export type { EndpointSort, WebhooksEvent, WebhooksView } from "./Webhooks.types.js";
