import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

import { DatabaseClient } from "./client.ts";
import type { DatabaseLocation } from "./pool.ts";

const folder = new URL("./migrations/", import.meta.url);
/** Any number, but the same in every process. */
const lockKey = 4310_0001;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings the database to the newest schema: every file of `migrations/` once, in the order of their names, all in one
 * transaction. Processes that start together wait for each other.
 *
 * @returns the names of the migrations that were carried out now.
 */
export async function migrate(location: DatabaseLocation): Promise<string[]> {
  const migrations = await readMigrations();
  // A separate connection, because a migration, or the wait for one, has no time limit.
  const client = new DatabaseClient({ ...location, application_name: "callwright migrate", answerMilliseconds: 0 });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(`select pg_advisory_xact_lock(${lockKey})`);
    await client.query(`create table if not exists schema_migrations
      (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations",
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));

    const carriedOut: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum)
        throw new Error(
          `Migration ${migration.name} was changed after it was carried out here. Add a new one instead.`,
        );
      await client.query(migration.sql);
      await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
        migration.name,
        migration.checksum,
      ]);
      carriedOut.push(migration.name);
    }
    await client.query("commit");
    return carriedOut;
  } finally {
    // Uncommitted changes are rolled back with the connection.
    await client.end();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), "utf8");
      return { name: file, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
