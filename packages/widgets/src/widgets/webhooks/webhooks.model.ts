import type { Query, WebhookDelivery, WebhookEndpoint } from "@callwright/sdk/contract";

import { changesOf, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import type { DeliveryRow, EndpointRow, EventName, WebhooksView } from "./Webhooks.types.js";

/** What is shown when nobody asked for anything else. */
export const defaultView: WebhooksView = { page: 0, perPage: 10, sortBy: "-createdAt", sellerCompanyId: "" };

const sortFields: ReadonlySet<string> = new Set(["createdAt", "url"]);

/** Everything an endpoint can be told of, in the order in which it happens. */
export const eventNames: readonly EventName[] = ["call.status", "call.completed", "recording.ready", "balance.low"];

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof WebhooksView]?: unknown } = {}): WebhooksView {
  return {
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, defaultView.perPage),
    sortBy: sortFrom(given.sortBy, sortFields, defaultView.sortBy),
    sellerCompanyId: textFrom(given.sellerCompanyId),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: WebhooksView): Partial<WebhooksView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView(view: WebhooksView, { page = 0, ...change }: Partial<WebhooksView>): WebhooksView {
  return { ...view, ...change, page };
}

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
