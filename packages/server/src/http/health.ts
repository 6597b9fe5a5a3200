import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";
import { Hono } from "hono";

import type { Context } from "../context.ts";
import { createAccountCheck } from "../engine/carriers/accountCheck.ts";

/** The time limit of the check: a database that is slower than this counts as unavailable. */
const PATIENCE_MS = 2_000;

/** A separate row for each process, so that processes do not wait for each other. */
const processId = randomUUID();

/**
 * `/healthz`: the process is running. `/readyz`: it can serve: the database accepts writes, and the carrier accepts our
 * account.
 */
export function healthRoutes({
  db,
  draining,
  carrier,
  logger,
}: Pick<Context, "db" | "draining" | "carrier" | "logger">) {
  const routes = new Hono();
  const isAccountKnown = createAccountCheck({ carrier, logger });
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (draining.aborted) return c.json({ status: "stopping" }, 503);
    const isReady = await Promise.race([takesWrites(db), pause(PATIENCE_MS, false, { ref: false })]);
    // A slow carrier does not mean that our account is refused.
    const isKnown = await Promise.race([isAccountKnown(), pause(PATIENCE_MS, true, { ref: false })]);
    if (isReady && !isKnown) return c.json({ status: "refused by the carrier" }, 503);
    return isReady ? c.json({ status: "ready" }) : c.json({ status: "unavailable" }, 503);
  });
  return routes;
}

/** Whether the database has our schema and accepts writes: one that is full or read-only only responds to reads. */
async function takesWrites(db: Context["db"]): Promise<boolean> {
  return sql`
    insert into write_checks (process_id, checked_at) values (${processId}, now())
    on conflict (process_id) do update set checked_at = excluded.checked_at`
    .execute(db)
    .then(
      () => true,
      () => false,
    );
}
