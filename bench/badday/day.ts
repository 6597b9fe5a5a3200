import { once } from "node:events";

import { type Database, openDatabase } from "@callwright/server/db/database.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { createTestDatabase, type TestCluster, testEnv } from "@callwright/server/testing/databases.ts";
import type { PostgresServer } from "@callwright/server/testing/postgresServer.ts";
import { type ServerProcess, startProcess } from "@callwright/server/testing/startProcess.ts";

import { exactly, type Observation } from "./scenario.ts";

/** What a scenario works with. */
export interface Day extends AsyncDisposable {
  /** Asks for some ten seconds instead of minutes. */
  isShort: boolean;
  /** How long to go on, in scenarios that may take as long as one likes: `--seconds`. */
  seconds: number | undefined;
  /** May be stopped and started; other scenarios get it back running. */
  postgres: PostgresServer;
  /** A copy of the demo data for this scenario alone. */
  databaseUrl: string;
  /** The same database, to prepare and to look into. It is no good while PostgreSQL is stopped. */
  db: Database;
  /** For bare SQL. */
  pool: ReturnType<typeof openPool>;
  /**
   * Starts a process of ours on the database and waits until it is ready.
   *
   * @param env beyond the one of tests: no rate limits, a fast simulator, a pool of six, a silent log.
   */
  start(role: "all" | "server" | "worker", env?: Record<string, string>): Promise<ServerProcess>;
  /** A server and a worker, as an installation has them at least. */
  startTwo(env?: Record<string, string>): Promise<[server: ServerProcess, worker: ServerProcess]>;
  /** Ends a process on purpose and answers its exit code. Every other end counts as an accident. */
  end(process: ServerProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** Processes that ended although nobody asked them to. */
  accidents(): Observation;
}

interface Wanted {
  isShort: boolean;
  seconds: number | undefined;
  postgres: PostgresServer;
  cluster: TestCluster;
}

/** A new database on the server. Disposing it ends the processes that were started and drops it. */
export async function beginDay({ isShort, seconds, postgres, cluster }: Wanted): Promise<Day> {
  const database = await createTestDatabase(cluster);
  const pool = openPool(
    { connectionString: database.url },
    {
      max: 4,
      logger: createLogger("silent"),
      applicationName: "bad day",
    },
  );
  const processes = new Set<ServerProcess>();
  const accidents: string[] = [];

  const end = async (process: ServerProcess, signal: NodeJS.Signals) => {
    processes.delete(process);
    const { child } = process;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, "exit") as Promise<[number | null]>;
    child.kill(signal);
    return (await exit)[0];
  };
  const start: Day["start"] = async (role, env = {}) => {
    const started = await startProcess(testEnv(database.url, { CALLWRIGHT_ROLE: role, ...env }));
    processes.add(started);
    started.child.once("exit", (code, signal) => {
      if (!processes.delete(started)) return;
      accidents.push(`${role}: ${signal ?? code}`);
      console.error(`A ${role} ended by itself with ${signal ?? code}: ${started.output().slice(-2000)}`);
    });
    return started;
  };
  return {
    isShort,
    seconds,
    postgres,
    databaseUrl: database.url,
    db: openDatabase(pool),
    pool,
    start,
    startTwo: (env) => Promise.all([start("server", env), start("worker", env)]),
    end,
    accidents: () => exactly(["processes that ended by themselves", ...accidents].join(", "), accidents.length, 0),
    async [Symbol.asyncDispose]() {
      await Promise.all([...processes].map((process) => end(process, "SIGKILL")));
      await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
}
