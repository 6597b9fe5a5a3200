import { rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

import { findBinaries } from "../db/embedded/binaries.ts";
import { ensureCluster } from "../db/embedded/cluster.ts";
import { unprivilegedUser } from "../db/embedded/osUser.ts";
import { run } from "../db/embedded/run.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

/** A local PostgreSQL server that a test can stop and start. Disposing it removes its data. */
export interface PostgresServer extends AsyncDisposable {
  /** The URL of its first database. */
  url: string;
  port: number;
  /**
   * Stops the server. `fast` ends every connection in an orderly way; `immediate` is a crash, after which it recovers
   * from its log.
   */
  stop(how: "fast" | "immediate"): Promise<void>;
  start(): Promise<void>;
  /** Starts it on another port as a standby, which is read-only until it is promoted. */
  startAsStandby(port: number): Promise<void>;
  promote(): Promise<void>;
}

/**
 * Starts the embedded binaries as a separate server for a test.
 *
 * @param options.maxConnections how many connections it accepts before it says `too many connections`.
 */
export async function startPostgresServer({ maxConnections = 200 } = {}): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const { initdb, pgCtl } = await findBinaries(user);
  const folder = temporaryFolder();
  const dataDir = join(folder, "postgres");
  const port = await freePort();
  // Without fsync, data survives a crash of PostgreSQL, but not one of the machine.
  const settings = { listen_addresses: "127.0.0.1", max_connections: maxConnections, fsync: "off" };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const control = async (...words: string[]) => {
    const { code, output } = await run(pgCtl, [...words, "-w", "-t", "60", "-D", dataDir], user);
    if (code !== 0) throw new Error(`pg_ctl ${words[0]} failed: ${output}`);
  };
  const startOn = (wanted: number) =>
    control("start", "-l", join(dataDir, "server.log"), "-o", `-k '' -p ${wanted} ${options.join(" ")}`);
  const server: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    stop: (how) => control("stop", "-m", how),
    start: () => startOn(port),
    async startAsStandby(otherPort) {
      writeFileSync(join(dataDir, "standby.signal"), "");
      await startOn(otherPort);
    },
    promote: () => control("promote"),
    async [Symbol.asyncDispose]() {
      await server.stop("immediate").catch(() => {}); // a test may have stopped it already
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await ensureCluster(dataDir, { initdb, pgCtl }, user);
    await server.start();
    return server;
  } catch (error) {
    await server[Symbol.asyncDispose]();
    throw error;
  }
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
