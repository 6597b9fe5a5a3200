import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readEndpoint, unparkEndpoint, updateEndpoint } from "../../store/webhooks.ts";
import { checkedUrl } from "./checkedUrl.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes an endpoint. What waits is sent to its new address; while it is off, nothing is. */
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
    // Switched on, it is no longer gone.
    isEnabled: { is_enabled: body.isEnabled, gone_at: body.isEnabled ? null : undefined },
  } satisfies Stored<"webhook_endpoints", Body<"updateWebhookEndpoint">>;
  await updateEndpoint(db, path.id, rowOf(fields));
  // Switching it on, also where it is on, means: try it now.
  if (body.isEnabled || body.url !== undefined) await unparkEndpoint(db, path.id, clock.now());
  const endpoint = await readEndpoint(db, within, path.id);
  if (!endpoint) throw notFound("The webhook endpoint");
  return { status: 200, body: endpoint };
};
