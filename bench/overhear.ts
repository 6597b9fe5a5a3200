import { type Database, openDatabase } from "@callwright/server/db/database.ts";
import { type DatabaseLocation, openPool } from "@callwright/server/db/pool.ts";
import { createLogger } from "@callwright/server/logger.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statement that a reader sends, recorded on the only connection of a pool. */
export async function statementOf(
  location: DatabaseLocation,
  read: (db: Database) => Promise<unknown>,
): Promise<Statement> {
  let overheard: Statement | undefined;
  const pool = openPool(location, { max: 1, logger: createLogger("warn") });
  const client = await pool.connect();
  const send = client.query.bind(client) as (text: unknown, values?: unknown) => unknown;
  client.query = ((text: unknown, values?: unknown) => {
    if (typeof text === "string" && Array.isArray(values)) overheard = { text, values };
    return send(text, values);
  }) as typeof client.query;
  client.release();
  const db = openDatabase(pool);
  await read(db);
  await db.destroy();
  if (!overheard) throw new Error("The reader sent no statement.");
  return overheard;
}
