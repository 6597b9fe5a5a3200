import { createHash } from "node:crypto";
import { chownSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { Client, type ClientConfig } from "pg";

import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { isReachableByOthers, unprivilegedUser } from "./osUser.ts";
import { run } from "./run.ts";

/** A running embedded PostgreSQL. Disposing it stops it, unless another process still uses it. */
export interface EmbeddedPostgres extends AsyncDisposable {
  connection: { host: string; port: number; user: string; database: string };
  dataDir: string;
  /** True if a PostgreSQL of an earlier process was taken over. */
  isAdopted: boolean;
  /** Starts it again if it has ended, as on a full disk. It may not be able to start yet. */
  revive: () => Promise<void>;
}

const socketPort = 5432;
const maxAttempts = 50;
const mostLooks = 10;

/**
 * Starts PostgreSQL on the data in `dataDir`, reachable through a private Unix socket only.
 *
 * Two processes may start on the same folder at once, and a process that was killed leaves PostgreSQL running: in both
 * cases the living one is shared.
 *
 * @param options.tcpPort also listens on this port of the machine itself, where nobody is asked for a password: for tests.
 */
export async function startEmbeddedPostgres(
  requestedDir: string,
  { tcpPort }: { tcpPort?: number } = {},
): Promise<EmbeddedPostgres> {
  const port = tcpPort ?? socketPort;
  const user = unprivilegedUser();
  const binaries = await findBinaries(user);
  const dataDir = user ? reachableDataDir(resolve(requestedDir)) : resolve(requestedDir);
  await ensureCluster(dataDir, binaries, user);

  const socketDir = join(tmpdir(), `callwright-pg.${shortHash(dataDir)}`);
  const connection = { host: socketDir, port, user: "postgres", database: "postgres" };
  const startArgs = [
    "start",
    "-w",
    "-t",
    "60",
    "-D",
    dataDir,
    "-l",
    join(dataDir, "server.log"),
    "-o",
    serverOptions(socketDir, tcpPort),
  ];

  const startOnce = () => {
    mkdirSync(socketDir, { recursive: true, mode: 0o700 });
    if (user) chownSync(socketDir, user.uid, user.gid);
    return run(binaries.pgCtl, startArgs, user);
  };

  const isAdopted = await isAlive(connection);
  for (let attempt = 1; !(await isAlive(connection)); attempt++) {
    const { code, output } = await startOnce();
    if (code === 0) break;
    if (attempt >= maxAttempts) throw new Error(`PostgreSQL did not start: ${output}`);
    await pause(200); // another process is starting or stopping it right now
  }

  return {
    connection,
    dataDir,
    isAdopted,
    async revive() {
      if (!(await isAlive(connection))) await startOnce();
    },
    async [Symbol.asyncDispose]() {
      if (await isStillUsed(connection)) return;
      const { code } = await run(binaries.pgCtl, ["stop", "-w", "-m", "fast", "-D", dataDir], user);
      if (code === 0) rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

function serverOptions(socketDir: string, tcpPort: number | undefined): string {
  const addresses = tcpPort === undefined ? "" : "127.0.0.1";
  return `-k ${socketDir} -p ${tcpPort ?? socketPort} -c listen_addresses='${addresses}' -c max_connections=200`;
}

/** PostgreSQL as another user cannot use a folder below one that it may not access. */
function reachableDataDir(dataDir: string): string {
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o755 });
  if (isReachableByOthers(dirname(dataDir))) return dataDir;
  return join("/var/tmp", `callwright-data-${shortHash(dataDir)}`);
}

async function isAlive(connection: ClientConfig): Promise<boolean> {
  return connected(connection, async () => true).catch(() => false);
}

/** Connections that we have closed may be counted for a moment longer. */
async function isStillUsed(connection: ClientConfig): Promise<boolean> {
  for (let looks = 1; await isUsedByOthers(connection); looks++) {
    if (looks === mostLooks) return true;
    await pause(100);
  }
  return false;
}

async function isUsedByOthers(connection: ClientConfig): Promise<boolean> {
  const others =
    "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1";
  return connected(connection, async (client) => (await client.query(others)).rows.length > 0).catch(() => false);
}

async function connected<Result>(connection: ClientConfig, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on("error", () => {}); // a PostgreSQL that goes away is an answer here, not a crash
  try {
    await client.connect();
    await client.query("select 1");
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

function shortHash(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 10);
}
