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

/** Everything an endpoint can be told of, in the order in which it happens. */
export const eventNames: readonly EventName[] = [
  "call.status",
  "call.completed",
  "call.read",
  "recording.ready",
  "balance.low",
];

/** The question to the server that a view asks about a company, or about all of them. */
export function toQuery(
  { page, perPage, sortBy }: WebhooksView,
  company: { sellerCompanyId?: string },
): Query<"listWebhookEndpoints"> {
  return { page, perPage, sortBy, ...company };
}

/** An endpoint as the list shows it. */
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

/** A delivery as the log shows it. */
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

/** How an endpoint is called in a question about it: its address without what only machines read. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

const soonMs = 30_000;

/** Whether a message is about to be sent, or being sent: it cannot be sent again then. */
export function isAboutToBeSent({ status, nextAttemptAt }: DeliveryRow, now: number): boolean {
  return status === "PENDING" && nextAttemptAt !== undefined && Date.parse(nextAttemptAt) <= now + soonMs;
}

const whileSendingMs = 2_000;
const whileWaitingMs = 30_000;

/**
 * After how many milliseconds to look again: soon while a message is about to be sent, seldom while one waits for hours, 0
 * (never) when nothing is to come.
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

/** JSON as people read it; whatever else it is, as it came. */
export function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
