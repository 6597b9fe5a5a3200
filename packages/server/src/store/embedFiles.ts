import { sql } from "kysely";

import type { Database } from "../db/database.ts";

const dayMilliseconds = 86_400_000;

/** The content of a stored file; undefined if there is none with this name. */
export async function readEmbedFile(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("embed_files").select("body").where("name", "=", name).executeTakeFirst();
  return row?.body;
}

/** Records that these files are part of the current build, at most once a day. Returns which of them are stored. */
export async function markEmbedFilesShipped(db: Database, names: string[], now: Date): Promise<Set<string>> {
  const dayAgo = new Date(now.getTime() - dayMilliseconds);
  const { rows } = await sql<{ name: string }>`
    with marked as (
      update embed_files set last_shipped_at = ${now}
      where name = any(${names}::text[]) and last_shipped_at < ${dayAgo}
    )
    select name from embed_files where name = any(${names}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

export interface EmbedFile {
  name: string;
  body: Buffer;
}

/** Stores files of the current build, all or none. */
export async function insertEmbedFiles(db: Database, files: EmbedFile[], now: Date): Promise<void> {
  const rows = files.map((file) => ({ ...file, last_shipped_at: now }));
  await db.insertInto("embed_files").values(rows).execute();
}

/** Deletes files that were last part of a build before a given time. */
export async function forgetEmbedFiles(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("embed_files").where("last_shipped_at", "<", before).execute();
}
