import type { Query, WebhookDelivery, WebhookEndpoint } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** The possible orders of endpoints: a `field` in ascending order, or `-field` in descending order. */
export type EndpointSort = NonNullable<Query<"listWebhookEndpoints">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface WebhooksView extends ListView<EndpointSort> {
  /** For managers: the company whose endpoints are shown, or "" for all companies. */
  sellerCompanyId: string;
}

/** The name of an event that can be sent to an endpoint. */
export type EventName = WebhookEndpoint["events"][number];

/** A row of the list of endpoints. */
export interface EndpointRow {
  id: string;
  url: string;
  description: string | undefined;
  companyName: string;
  events: readonly EventName[];
  /**
   * `gone`: its server responded with 410, which disabled the endpoint. `silent`: its server does not respond, and
   * nothing is sent to it for a while.
   */
  state: "on" | "silent" | "paused" | "gone";
  /** The status of the latest message to the endpoint; undefined if there was none yet. */
  lastStatus: WebhookDelivery["status"] | undefined;
  lastResponseStatus: number | undefined;
  lastAt: string | undefined;
}

/** A row of an endpoint's log. */
export interface DeliveryRow {
  /** The `webhook-id`, by which the partner identifies the message. */
  id: string;
  event: EventName;
  status: WebhookDelivery["status"];
  attempts: number;
  /** The status code of the last response; undefined if there was none. */
  responseStatus: number | undefined;
  /** The reason why the last attempt failed. */
  error: string | undefined;
  createdAt: string;
  /** The time of the next attempt; undefined if the message was delivered or will not be tried again. */
  nextAttemptAt: string | undefined;
}

/**
 * The events of the widget, which the provider's `onEvent` receives. No event contains a secret or the content of a
 * message.
 */
export type WebhooksEvent = WidgetAction<"webhooks">;
