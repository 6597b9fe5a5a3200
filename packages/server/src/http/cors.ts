import { sql } from "kysely";

import type { Database } from "../db/database.ts";

const allowedMethods = "GET, POST, PATCH, DELETE";
const ownHeaders = "authorization, content-type, idempotency-key, if-match, last-event-id, range, x-request-id";
/** Headers that tracing and frameworks' guards add to every request of a page. They are not read here. */
const addedHeaders = "traceparent, tracestate, baggage, x-requested-with, x-csrf-token";
const exposedHeaders =
  "content-disposition, content-length, content-range, etag, idempotency-replayed, retry-after, x-request-id";

/**
 * Lets pages of other origins read our responses, if a partner registered the origin with an API key. Our own pages
 * have the same origin and do not need it. This only concerns the browser; the token determines what may be requested.
 */
export async function corsHeaders(
  db: Database,
  origin: string | null,
  isPreflight: boolean,
): Promise<Record<string, string>> {
  if (!origin || !(await isRegistered(db, origin))) return {};
  return {
    "access-control-allow-origin": origin,
    vary: "origin",
    ...(isPreflight
      ? {
          "access-control-allow-methods": allowedMethods,
          "access-control-allow-headers": `${ownHeaders}, ${addedHeaders}`,
          "access-control-max-age": "600",
        }
      : { "access-control-expose-headers": exposedHeaders }),
  };
}

async function isRegistered(db: Database, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom("api_keys")
    .select("id")
    .where(sql<boolean>`allowed_origins @> ${[origin]}::text[]`)
    .where("revoked_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
