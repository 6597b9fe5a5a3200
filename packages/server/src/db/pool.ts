import { Client, Pool, TypeOverrides, types, type PoolConfig } from "pg";

import type { Logger } from "../logger.ts";

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
  const pool = new NamingPool({
    ...location,
    max: options.max,
    types: parsers,
    application_name: options.applicationName ?? "callwright",
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that the database closes must not end the process: the pool replaces it.
  pool.on("error", (error) => options.logger.warn({ err: error }, "an idle database connection was lost"));
  return pool;
}

/** A pool whose clients give every statement a name, which lets PostgreSQL keep its plan (0.84 of the CPU per query). */
class NamingPool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: NamingClient });
  }
}

class NamingClient extends Client {
  // Only the overload that kysely uses is looked at; the others pass through.
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name =
      typeof text === "string" && Array.isArray(values) && rest.length === 0 ? statementName(text) : undefined;
    return name ? send.call(this, { name, text, values }) : send.call(this, text, values, ...rest);
  }) as Client["query"];
}

// oxlint-disable-next-line typescript/unbound-method -- called with its client
const send = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown;

const maxNames = 1000;
const names = new Map<string, string>();

/** Texts beyond the first thousand stay unnamed: a list of changing length must not fill PostgreSQL's memory with plans. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
