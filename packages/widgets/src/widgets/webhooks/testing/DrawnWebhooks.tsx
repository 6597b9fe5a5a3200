import type { CurrentUser, WebhookDelivery, WebhookEndpoint } from "@callwright/sdk/contract";
import { created, createFakeApi, empty, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { companyHandlers } from "../../../companies/testing/companyHandlers.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { Webhooks, type WebhooksProps } from "../index.js";

/** A delivery of each kind: one that waits for hours, one that will not be tried again, and two that were delivered. */
export const someDeliveries: readonly WebhookDelivery[] = [
  fixtures.webhookDelivery({
    event: "recording.ready",
    status: "PENDING",
    attempts: 4,
    responseStatus: 503,
    error: "The server answered 503.",
    deliveredAt: null,
    nextAttemptAt: fixtures.minutesAgo(-118),
  }),
  fixtures.webhookDelivery({}, 1),
  fixtures.webhookDelivery(
    {
      status: "FAILED",
      attempts: 9,
      responseStatus: null,
      error: "There was no answer within five seconds.",
      deliveredAt: null,
    },
    2,
  ),
  fixtures.webhookDelivery({ event: "call.status" }, 3),
];

/** An endpoint that is enabled, one that is paused, and one whose server is gone. */
export const someEndpoints: readonly WebhookEndpoint[] = [
  fixtures.webhookEndpoint({ lastDelivery: someDeliveries[0]! }),
  fixtures.webhookEndpoint({ isEnabled: false, events: ["balance.low"], lastDelivery: null }, 1),
  fixtures.webhookEndpoint(
    {
      url: "https://old.meridyen.test/callwright",
      isEnabled: false,
      goneAt: fixtures.minutesAgo(900),
      events: ["call.status", "call.completed", "call.read", "recording.ready", "balance.low"],
      lastDelivery: fixtures.webhookDelivery({ status: "FAILED", responseStatus: 410, deliveredAt: null }, 60),
    },
    2,
  ),
];

/** The secrets in the responses when an endpoint is added and when its secret is rotated. */
export const secrets = {
  created: "whsec_fC0mYz8qTn1pRk5wXv3bLd7hJg9sAe2uQi6oMt4yBcE=",
  rotated: "whsec_hB2xQw7zKm4nTs9vLp1cGf5jRd8yUa3eWi6oXt0bNqM=",
};

/** Handlers of a fake whose company has these endpoints, the first of them with these deliveries. They keep changes. */
export function webhookHandlers({
  endpoints: given = someEndpoints,
  deliveries: sent = someDeliveries,
  profile = fixtures.profile(),
}: {
  endpoints?: readonly WebhookEndpoint[] | undefined;
  deliveries?: readonly WebhookDelivery[] | undefined;
  profile?: CurrentUser | undefined;
} = {}): FakeHandlers {
  let endpoints = [...given];
  let deliveries = [...sent];
  const change = (id: string, changes: Partial<WebhookEndpoint>) => {
    endpoints = endpoints.map((endpoint) => (endpoint.id === id ? { ...endpoint, ...changes } : endpoint));
    return endpoints.find((endpoint) => endpoint.id === id);
  };
  const notFound = () => fail(404, "NOT_FOUND", "The webhook endpoint was not found.");
  return {
    ...companyHandlers({ profile }),
    listWebhookEndpoints: ({ query }) => {
      const { page = 0, perPage = 10 } = query;
      return ok(fixtures.page(endpoints.slice(page * perPage, (page + 1) * perPage), endpoints.length));
    },
    createWebhookEndpoint: ({ body }) => {
      const { url, events, description = null } = body;
      const fresh = { url, events, description, createdAt: fixtures.now, lastDelivery: null };
      const webhookEndpoint = fixtures.webhookEndpoint(fresh, 40 + endpoints.length);
      endpoints = [webhookEndpoint, ...endpoints];
      return created({ webhookEndpoint, secret: secrets.created });
    },
    updateWebhookEndpoint: ({ path, body }) => {
      const webhookEndpoint = change(path.id, { ...body, ...(body.isEnabled && { goneAt: null, parkedUntil: null }) });
      return webhookEndpoint ? ok(webhookEndpoint) : notFound();
    },
    deleteWebhookEndpoint: ({ path }) => {
      endpoints = endpoints.filter(({ id }) => id !== path.id);
      return empty();
    },
    rotateWebhookSecret: ({ path }) => {
      const webhookEndpoint = endpoints.find(({ id }) => id === path.id);
      return webhookEndpoint ? ok({ webhookEndpoint, secret: secrets.rotated }) : notFound();
    },
    listWebhookDeliveries: ({ path, query }) => {
      const { page = 0, perPage = 10, statuses } = query;
      const log = path.id === given[0]?.id ? deliveries : [];
      const found = log.filter(({ status }) => !statuses || statuses.includes(status));
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getWebhookDelivery: ({ path }) => {
      const delivery = deliveries.find(({ id }) => id === path.deliveryId);
      return delivery
        ? ok({ delivery, body: fixtures.webhookBody() })
        : fail(404, "NOT_FOUND", "The delivery was not found.");
    },
    resendWebhookDelivery: ({ path }) => {
      const again = { status: "PENDING" as const, attempts: 0, deliveredAt: null, nextAttemptAt: fixtures.now };
      deliveries = deliveries.map((one) => (one.id === path.deliveryId ? { ...one, ...again } : one));
      const delivery = deliveries.find(({ id }) => id === path.deliveryId);
      return delivery ? ok(delivery) : fail(404, "NOT_FOUND", "The delivery was not found.");
    },
  };
}

/** Props of {@link DrawnWebhooks}. */
export interface DrawnWebhooksProps extends WebhooksProps, DrawnOptions {
  endpoints?: readonly WebhookEndpoint[];
  deliveries?: readonly WebhookDelivery[];
  profile?: CurrentUser;
}

/** The webhooks with an in-memory server, on the day of the fixtures. */
export function DrawnWebhooks({ handlers, endpoints, deliveries, profile, place, ...props }: DrawnWebhooksProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...webhookHandlers({ endpoints, deliveries, profile }), ...handlers })}
      place={{ blockSize: 560, ...place }}
    >
      <Webhooks {...props} />
    </DrawnWidget>
  );
}
