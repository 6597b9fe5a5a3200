import { Pool, TypeOverrides, types, type PoolClient } from "pg";

import type { Logger } from "../logger.ts";
import { DatabaseClient, sessionLimits } from "./client.ts";

/** Where the database is: a URL, or the socket of the embedded one. */
export type DatabaseLocation =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

// Money is bigint micro-dollars and must not pass through a float. Cast counts to `int` in SQL.
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, BigInt);

/** Opens a connection pool whose statements are prepared once per connection. */
export function openPool(
  location: DatabaseLocation,
  options: { max: number; logger: Logger; applicationName?: string },
): Pool {
  const pool = new Pool({
    ...location,
    Client: DatabaseClient,
    max: options.max,
    types: parsers,
    application_name: options.applicationName ?? "callwright",
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; only its type does not say so
    onConnect: beginSession,
  });
  // The pool replaces it.
  pool.on("error", (error) => options.logger.warn({ err: error }, "an idle database connection was lost"));
  return pool;
}

/** Gives up every connection of a pool, busy ones too: the other end is gone without having closed them. */
export type CutAll = (reason: string) => void;

/** Follows a pool's connections from now on. */
export function cutterOf(pool: Pool): CutAll {
  const clients = new Set<PoolClient>();
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  return (reason) => {
    for (const client of clients) (client as PoolClient & DatabaseClient).cut(reason);
  };
}

/**
 * Sets the limits of a new session.
 *
 * @throws if the server is a standby, or no longer the primary: a name may lead there for a while when the database
 * moves.
 */
export async function beginSession(client: Pick<PoolClient, "query">): Promise<void> {
  const results: unknown = await client.query(`${sessionLimits} select pg_is_in_recovery() as "isStandby"`);
  const answers = results as { rows: { isStandby?: boolean }[] }[];
  if (answers.at(-1)?.rows[0]?.isStandby)
    throw Object.assign(new Error("The database is a standby, which may not be written to"), { code: "25006" });
}
