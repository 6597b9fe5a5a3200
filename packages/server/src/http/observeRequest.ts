import type { Context as HonoContext } from "hono";

import type { Context } from "../context.ts";
import type { RequestVariables } from "./requestId.ts";

/**
 * Times a request, counts it and writes its line in the log: the name of its operation, its result, and its actor.
 * Addresses, queries and bodies contain what people typed and are not logged.
 */
export async function observeRequest(
  { metrics, logger }: Pick<Context, "metrics" | "logger">,
  c: HonoContext<{ Variables: RequestVariables }>,
  next: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  metrics.requestsRunning.inc();
  try {
    await next();
  } finally {
    metrics.requestsRunning.dec();
  }
  const { status } = c.res;
  const milliseconds = performance.now() - startedAt;
  const operation = c.get("operation") ?? kindOf(c.req.path, c.res.headers);
  metrics.requestSeconds.observe({ operation, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000);

  const line = { operation, method: c.req.method, status, milliseconds: Math.round(milliseconds), ...whoseOf(c) };
  if (quietKinds.has(operation) && status < 400) logger.debug(line, "request");
  else logger.info(line, "request");
}

const quietKinds = new Set(["file", "health", "preflight"]);

/** Paths that are served in addition to the contract. */
function kindOf(path: string, headers: Headers): string {
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return "health";
  if (path.startsWith("/v1/")) return headers.has("access-control-allow-methods") ? "preflight" : "unknown";
  return headers.get("content-type")?.startsWith("text/html") ? "page" : "file";
}

function whoseOf(c: HonoContext<{ Variables: RequestVariables }>) {
  const actor = c.get("actor");
  if (!actor || actor.kind === "anonymous") return { actor: "anonymous" };
  if (actor.kind === "user") return { actor: actor.kind, userId: actor.userId };
  return { actor: actor.kind, companyId: actor.companyId, apiKeyId: actor.apiKeyId };
}
