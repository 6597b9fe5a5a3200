import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Context } from "../context.ts";
import { withLock } from "../db/withLock.ts";
import { forgetEmbedFiles, insertEmbedFiles, markEmbedFilesShipped } from "../store/embedFiles.ts";
import { hasHash } from "./staticFile.ts";

const EVERY_MS = 3_600_000;
/** A year is promised. The rest is a margin for late records, and for partners who are late. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
const LOCK = "embed files";

type Needed = Pick<Context, "db" | "clock" | "builds">;

/** Stores this server's build before it serves requests, and confirms every hour that it is current. */
export async function startKeepingBuild(context: Needed & Pick<Context, "logger">): Promise<Disposable> {
  await keepBuild(context);
  const timer = setInterval(() => {
    keepBuild(context).catch((error: unknown) =>
      context.logger.warn({ err: error }, "the embed script's files could not be kept; it will be tried again"),
    );
  }, EVERY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/**
 * Stores the script tag's files in the database, where every server finds them, including servers with an older or
 * newer build (decision 0016). Once for each build; after that it is one statement.
 */
export async function keepBuild({ db, clock, builds }: Needed): Promise<void> {
  const names = await filesWithHash(builds.embed);
  if (names.length === 0) return;
  await withLock(db, LOCK, async () => {
    const now = clock.now();
    const kept = await markEmbedFilesShipped(db, names, now);
    const missing = names.filter((name) => !kept.has(name));
    if (missing.length === 0) return;
    const read = async (name: string) => ({ name, body: await readFile(join(builds.embed, name)) });
    await insertEmbedFiles(db, await Promise.all(missing.map(read)), now);
  });
}

/** Deletes files that no server has had for more than a year. */
export async function forgetOldBuilds({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await withLock(db, LOCK, () => forgetEmbedFiles(db, before));
}

/** None if the embed script is not built. */
async function filesWithHash(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile() && hasHash(entry.name)).map(({ name }) => name);
}
