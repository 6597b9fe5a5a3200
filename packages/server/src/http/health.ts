import { sql } from "kysely";
import { Hono } from "hono";

import type { Context } from "../context.ts";

/** `/healthz`: the process is up. `/readyz`: it can serve, and goes on: the database answers and its schema is there. */
export function healthRoutes({ db, draining }: Pick<Context, "db" | "draining">) {
  const routes = new Hono();
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (draining.aborted) return c.json({ status: "stopping" }, 503);
    try {
      await sql`select 1 from schema_migrations limit 1`.execute(db);
      return c.json({ status: "ready" });
    } catch {
      return c.json({ status: "unavailable" }, 503);
    }
  });
  return routes;
}
