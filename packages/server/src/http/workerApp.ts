import { Hono } from "hono";

import type { Context } from "../context.ts";
import { healthRoutes } from "./health.ts";
import { metricsRoutes } from "./metricsRoutes.ts";
import { problem } from "../contract/problem.ts";
import { problemResponse } from "./reply.ts";
import { requestIdFrom, type RequestVariables } from "./requestId.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { toProblem } from "./toProblem.ts";

/** The endpoints of a process with only the worker role: /healthz, /readyz and /metrics. */
export function createWorkerApp(
  context: Pick<Context, "carrier" | "config" | "db" | "draining" | "logger" | "metrics">,
) {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(async (c, next) => {
    c.set("requestId", requestIdFrom(c.req.header("x-request-id")));
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });
  app.route("/", healthRoutes(context));
  app.route("/", metricsRoutes(context.metrics, context.config.metricsToken));
  app.notFound((c) => problemResponse(problem(404, "NOT_FOUND", "This process only works."), c.get("requestId")));
  app.onError((error, c) => problemResponse(toProblem(error, context.config.isProduction), c.get("requestId")));
  return app;
}
