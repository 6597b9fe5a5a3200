import { createHash, timingSafeEqual } from "node:crypto";

import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context as HonoContext } from "hono";

import type { Metrics } from "../metrics/metrics.ts";
import { problem } from "./problem.ts";

/**
 * `/metrics` for Prometheus. With `METRICS_TOKEN` whoever shows it as a bearer token may read; without one only this machine,
 * and not through a proxy. For everybody else there is nothing here.
 */
export function metricsRoutes({ registry }: Metrics, token: string | undefined) {
  const routes = new Hono();
  routes.get("/metrics", async (c) => {
    const mayRead = token === undefined ? isFromHere(c) : showsToken(c, token);
    if (!mayRead) throw problem(404, "NOT_FOUND", "There is nothing at this address.");
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType, "cache-control": "no-store" });
  });
  return routes;
}

function isFromHere(c: HonoContext): boolean {
  const isForwarded = c.req.header("x-forwarded-for") ?? c.req.header("forwarded");
  return !isForwarded && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(getConnInfo(c).remote.address ?? "");
}

function showsToken(c: HonoContext, token: string): boolean {
  const shown = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(shown), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
