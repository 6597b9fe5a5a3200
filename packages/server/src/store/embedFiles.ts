import { sql } from "kysely";

import type { Database } from "../db/database.ts";

const dayMilliseconds = 86_400_000;

/** The content of a kept file; undefined when there is none of that name. */
export async function readEmbedFile(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("embed_files").select("body").where("name", "=", name).executeTakeFirst();
  return row?.body;
}

/** Notes that these files ship now, at most once a day. Answers which of them are kept. */
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

/** Keeps files that ship now, all or none. */
export async function insertEmbedFiles(db: Database, files: EmbedFile[], now: Date): Promise<void> {
  const rows = files.map((file) => ({ ...file, last_shipped_at: now }));
  await db.insertInto("embed_files").values(rows).execute();
}

/** Forgets files that were last shipped before a moment. */
export async function forgetEmbedFiles(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("embed_files").where("last_shipped_at", "<", before).execute();
}
