import { createHash, timingSafeEqual } from "node:crypto";

import { Hono, type Context as HonoContext } from "hono";

import type { Metrics } from "../metrics/metrics.ts";
import { problem } from "../contract/problem.ts";

/**
 * `/metrics` for Prometheus: requests with `METRICS_TOKEN` as the bearer token may read. For all others, and without a
 * token, it does not exist.
 */
export function metricsRoutes({ registry }: Metrics, token: string | undefined) {
  const routes = new Hono();
  routes.get("/metrics", async (c) => {
    if (token === undefined || !showsToken(c, token))
      throw problem(404, "NOT_FOUND", "There is nothing at this address.");
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType, "cache-control": "no-store" });
  });
  return routes;
}

function showsToken(c: HonoContext, token: string): boolean {
  const shown = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(shown), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
