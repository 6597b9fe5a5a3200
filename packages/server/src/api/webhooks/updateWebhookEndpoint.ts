import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readEndpoint, unparkEndpoint, updateEndpoint } from "../../store/webhooks.ts";
import { checkedUrl } from "./checkedUrl.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes an endpoint. Waiting messages are sent to its new URL; nothing is sent while it is disabled. */
export const updateWebhookEndpoint: Handler<"updateWebhookEndpoint"> = async (
  { db, clock, config },
  actor,
  { path, body },
) => {
  const within = scope(actor);
  if (!(await readEndpoint(db, within, path.id))) throw notFound("The webhook endpoint");
  if (body.url !== undefined) checkedUrl(body.url, config);
  const fields = {
    url: { url: body.url },
    description: { description: body.description === undefined ? undefined : body.description?.trim() || null },
    events: { events: body.events },
    // An enabled endpoint is no longer marked as gone.
    isEnabled: { is_enabled: body.isEnabled, gone_at: body.isEnabled ? null : undefined },
  } satisfies Stored<"webhook_endpoints", Body<"updateWebhookEndpoint">>;
  await updateEndpoint(db, path.id, rowOf(fields));
  // Enabling an endpoint, even if it is enabled, means: try it now.
  if (body.isEnabled || body.url !== undefined) await unparkEndpoint(db, path.id, clock.now());
  const endpoint = await readEndpoint(db, within, path.id);
  if (!endpoint) throw notFound("The webhook endpoint");
  return { status: 200, body: endpoint };
};
