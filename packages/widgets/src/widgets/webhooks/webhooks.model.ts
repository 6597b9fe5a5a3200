import type { Query, WebhookDelivery, WebhookEndpoint } from "@callwright/sdk/contract";

import { listView, place } from "../../lists/listView.js";
import type { DeliveryRow, EndpointRow, EventName, WebhooksView } from "./Webhooks.types.js";

/** The rules of the view. */
export const webhooksView = listView<WebhooksView>({
  list: "webhooks",
  sortBy: "-createdAt",
  sortFields: ["createdAt", "url"],
  keys: { sellerCompanyId: place("text") },
});

/** All events that can be sent to an endpoint, in the order in which they happen. */
export const eventNames: readonly EventName[] = [
  "call.status",
  "call.completed",
  "call.read",
  "recording.ready",
  "balance.low",
];

/** The server's query for one page of a view, for one company or for all of them. */
export function toQuery(
  { page, perPage, sortBy }: WebhooksView,
  company: { sellerCompanyId?: string },
): Query<"listWebhookEndpoints"> {
  return { page, perPage, sortBy, ...company };
}

/** Converts an endpoint to a row of the list. */
export function toEndpointRow(endpoint: WebhookEndpoint): EndpointRow {
  const { id, url, description, sellerCompany, events, lastDelivery } = endpoint;
  return {
    id,
    url,
    description: description ?? undefined,
    companyName: sellerCompany.name,
    events: eventNames.filter((name) => events.includes(name)),
    state: stateOf(endpoint),
    lastStatus: lastDelivery?.status,
    lastResponseStatus: lastDelivery?.responseStatus ?? undefined,
    lastAt: lastDelivery?.createdAt,
  };
}

function stateOf({ isEnabled, goneAt, parkedUntil }: WebhookEndpoint): EndpointRow["state"] {
  if (!isEnabled) return goneAt === null ? "paused" : "gone";
  return parkedUntil === null ? "on" : "silent";
}

/** Converts a delivery to a row of the log. */
export function toDeliveryRow(delivery: WebhookDelivery): DeliveryRow {
  const { id, event, status, attempts, responseStatus, error, createdAt, nextAttemptAt } = delivery;
  return {
    id,
    event,
    status,
    attempts,
    responseStatus: responseStatus ?? undefined,
    error: error ?? undefined,
    createdAt,
    nextAttemptAt: nextAttemptAt ?? undefined,
  };
}

/** The name of an endpoint in a confirmation: the host of its URL. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

const soonMs = 30_000;

/** Whether a message is being sent or will be sent soon. It cannot be resent then. */
export function isAboutToBeSent({ status, nextAttemptAt }: DeliveryRow, now: number): boolean {
  return status === "PENDING" && nextAttemptAt !== undefined && Date.parse(nextAttemptAt) <= now + soonMs;
}

const whileSendingMs = 2_000;
const whileWaitingMs = 30_000;

/**
 * The polling interval in milliseconds: short while a message will be sent soon, long while one waits for hours, 0
 * (never) if nothing is pending.
 */
export function lookAgainAfterMs(
  deliveries: readonly Pick<WebhookDelivery, "status" | "nextAttemptAt">[],
  now: number,
): number {
  const waiting = deliveries.filter(({ status }) => status === "PENDING");
  if (waiting.length === 0) return 0;
  const isSoon = waiting.some(({ nextAttemptAt }) => !nextAttemptAt || Date.parse(nextAttemptAt) <= now + soonMs);
  return isSoon ? whileSendingMs : whileWaitingMs;
}

/** Formats JSON with indentation. Returns other text unchanged. */
export function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
