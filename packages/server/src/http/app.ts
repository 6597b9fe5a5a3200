import { Hono } from "hono";

import { handlers } from "../api/generated/handlers.ts";
import type { Context } from "../context.ts";
import { withLogFields } from "../logger.ts";
import { corsHeaders } from "./cors.ts";
import { healthRoutes } from "./health.ts";
import { metricsRoutes } from "./metricsRoutes.ts";
import { observeRequest } from "./observeRequest.ts";
import { problem } from "../contract/problem.ts";
import { problemResponse } from "./reply.ts";
import { requestIdFrom, type RequestVariables } from "./requestId.ts";
import { createContractRouter } from "./router.ts";
import { securityHeaders, transportSecurity } from "./securityHeaders.ts";
import { servedOperations } from "./servedOperations.ts";
import { toProblem } from "./toProblem.ts";

/** The API with logs, headers and problems. Routes that are added later get the same. */
export function createApp(context: Context) {
  const { config, db, logger } = context;
  const operations = servedOperations();
  const app = new Hono<{ Variables: RequestVariables }>();
  const everyAnswer = { ...securityHeaders, ...(config.publicUrl?.startsWith("https:") && transportSecurity) };

  app.use(async (c, next) => {
    const requestId = requestIdFrom(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    await withLogFields({ requestId }, () => observeRequest(context, c, next));
    // Not `c.header`, because on a finished response it creates a new one, which is slower in the adapter.
    const { headers } = c.res;
    headers.set("x-request-id", requestId);
    for (const [name, value] of Object.entries(everyAnswer)) if (!headers.has(name)) headers.set(name, value);
  });

  app.use("/v1/*", async (c, next) => {
    const origin = c.req.header("origin") ?? null;
    const isCrossOrigin = origin !== null && origin !== new URL(c.req.url).origin && origin !== context.publicUrl;
    if (!isCrossOrigin) return next();
    if (c.req.method === "OPTIONS")
      return new Response(null, { status: 204, headers: await corsHeaders(db, origin, true) });
    await next();
    for (const [name, value] of Object.entries(await corsHeaders(db, origin, false)))
      c.header(name, value, { append: name === "vary" });
  });

  app.route("/", healthRoutes(context));
  app.route("/", metricsRoutes(context.metrics, config.metricsToken));
  app.route("/", createContractRouter(context, operations, handlers));
  app.all("/v1/*", () => {
    throw problem(404, "NOT_FOUND", "There is nothing at this address.");
  });

  app.onError((error, c) => {
    const found = toProblem(error, config.isProduction);
    const requestId = c.get("requestId");
    if (found.status >= 500) logger.error({ err: found.cause ?? found }, "a request failed");
    return problemResponse(found, requestId, c.req.header("accept-encoding"));
  });
  return app;
}
