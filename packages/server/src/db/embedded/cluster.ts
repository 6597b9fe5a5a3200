import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

import type { PostgresBinaries } from "./binaries.ts";
import type { OsUser } from "./osUser.ts";
import { run } from "./run.ts";

const initdbOptions = [
  "--username=postgres",
  "--auth=trust", // the socket's folder decides who may connect
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C.UTF-8",
  "--no-instructions",
];

/** Creates the database cluster in `dataDir` unless it is there. */
export async function ensureCluster(
  dataDir: string,
  { initdb }: PostgresBinaries,
  user: OsUser | undefined,
): Promise<void> {
  const isThere = () => existsSync(join(dataDir, "PG_VERSION"));
  if (isThere()) return;

  // initdb writes PG_VERSION first, so only a finished cluster may get the final name.
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o755 });
  const unfinished = mkdtempSync(`${dataDir}.init-`);
  if (user) chownSync(unfinished, user.uid, user.gid);

  const { code, output } = await run(initdb, ["-D", unfinished, ...initdbOptions], user);
  if (code !== 0) throw new Error(`PostgreSQL could not create its data in ${dataDir}: ${output}`);
  try {
    renameSync(unfinished, dataDir);
  } catch (error) {
    if (!isThere()) throw error;
    rmSync(unfinished, { recursive: true }); // another process was faster: use its cluster
  }
}
