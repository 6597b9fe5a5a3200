import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";
import { Hono } from "hono";

import type { Context } from "../context.ts";

/** Who asks does not wait for long: a database that is slower than this serves nobody. */
const PATIENCE_MS = 2_000;

/** `/healthz`: the process is up. `/readyz`: it can serve, and goes on: the database answers and its schema is there. */
export function healthRoutes({ db, draining }: Pick<Context, "db" | "draining">) {
  const routes = new Hono();
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (draining.aborted) return c.json({ status: "stopping" }, 503);
    const isReady = await Promise.race([answers(db), pause(PATIENCE_MS, false, { ref: false })]);
    return isReady ? c.json({ status: "ready" }) : c.json({ status: "unavailable" }, 503);
  });
  return routes;
}

async function answers(db: Context["db"]): Promise<boolean> {
  return sql`select 1 from schema_migrations limit 1`.execute(db).then(
    () => true,
    () => false,
  );
}
