import type { Query, WebhookDelivery, WebhookEndpoint } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What endpoints can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type EndpointSort = NonNullable<Query<"listWebhookEndpoints">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface WebhooksView extends ListView<EndpointSort> {
  /** For managers: the company whose endpoints are shown, or "" for all companies. */
  sellerCompanyId: string;
}

/** What an endpoint can be told of. */
export type EventName = WebhookEndpoint["events"][number];

/** One line of the list of endpoints. */
export interface EndpointRow {
  id: string;
  url: string;
  description: string | undefined;
  companyName: string;
  events: readonly EventName[];
  /**
   * `gone`: its server answered 410, which switched it off. `silent`: it does not answer, and is left alone for a
   * while.
   */
  state: "on" | "silent" | "paused" | "gone";
  /** The newest message to it; undefined when there was none yet. */
  lastStatus: WebhookDelivery["status"] | undefined;
  lastResponseStatus: number | undefined;
  lastAt: string | undefined;
}

/** One line of an endpoint's log. */
export interface DeliveryRow {
  /** The `webhook-id` by which the partner recognises it. */
  id: string;
  event: EventName;
  status: WebhookDelivery["status"];
  attempts: number;
  /** What the server answered last; undefined when it did not. */
  responseStatus: number | undefined;
  /** Why the last attempt failed. */
  error: string | undefined;
  createdAt: string;
  /** When it is tried (again); undefined when it was delivered or given up. */
  nextAttemptAt: string | undefined;
}

/**
 * The events of the widget, which the provider's `onEvent` receives. No event contains a secret or the content of a
 * message.
 */
export type WebhooksEvent = WidgetAction<"webhooks">;
