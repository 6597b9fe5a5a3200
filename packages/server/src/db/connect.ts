import { join } from "node:path";

import type { Pool } from "pg";

import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import { openDatabase, type Database } from "./database.ts";
import { startEmbeddedPostgres } from "./embedded/startEmbeddedPostgres.ts";
import { listener, type Listen } from "./listenTo.ts";
import { migrate } from "./migrate.ts";
import { cutterOf, openPool, type DatabaseLocation } from "./pool.ts";

/**
 * A database with the current schema. Disposing it closes our connections and stops the embedded PostgreSQL, if we
 * started it.
 */
export interface ConnectedDatabase extends AsyncDisposable {
  db: Database;
  pool: Pool;
  location: DatabaseLocation;
  listenTo: Listen;
}

/** Connects to the configured PostgreSQL server, or starts the embedded one, and carries out the migrations. */
export async function connectDatabase(config: Config, logger: Logger): Promise<ConnectedDatabase> {
  const stack = new AsyncDisposableStack();
  try {
    const { location, revive }: FoundDatabase = config.databaseUrl
      ? { location: { connectionString: config.databaseUrl } }
      : await startEmbedded(config, stack, logger);
    const carriedOut = await migrate(location);
    if (carriedOut.length > 0) logger.info({ migrations: carriedOut }, "the database was brought to the newest schema");
    const pool = openPool(location, { max: config.databasePoolSize, logger });
    const db = openDatabase(pool);
    stack.defer(() => db.destroy());
    const listenTo = listener({ location, logger, cutAll: cutterOf(pool), revive });
    return { db, pool, location, listenTo, [Symbol.asyncDispose]: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

async function startEmbedded(config: Config, stack: AsyncDisposableStack, logger: Logger): Promise<FoundDatabase> {
  const { connection, isAdopted, revive } = stack.use(await startEmbeddedPostgres(join(config.dataDir, "postgres")));
  if (isAdopted) logger.info("took over the PostgreSQL that was already running");
  return { location: connection, revive };
}

interface FoundDatabase {
  location: DatabaseLocation;
  /** Starts the database if it has ended; absent if it is not ours. */
  revive?: () => Promise<void>;
}
