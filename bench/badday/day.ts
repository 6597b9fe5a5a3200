import { once } from "node:events";

import { type Database, openDatabase } from "@callwright/server/db/database.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { createTestDatabase, type TestCluster, testEnv } from "@callwright/server/testing/databases.ts";
import type { PostgresServer } from "@callwright/server/testing/postgresServer.ts";
import { type ServerProcess, startProcess } from "@callwright/server/testing/startProcess.ts";

import { exactly, type Observation } from "./scenario.ts";

/** The environment of a scenario. */
export interface Day extends AsyncDisposable {
  /** Whether the scenario should take about ten seconds instead of minutes. */
  isShort: boolean;
  /** The duration of scenarios that have no fixed end: `--seconds`. */
  seconds: number | undefined;
  /** The PostgreSQL server. A scenario may stop and start it; for the next scenario it has to be running again. */
  postgres: PostgresServer;
  /** The URL of a copy of the demo data for this scenario alone. */
  databaseUrl: string;
  /** The same database, for preparation and checks. It is unusable while PostgreSQL is stopped. */
  db: Database;
  /** A pool for plain SQL. */
  pool: ReturnType<typeof openPool>;
  /**
   * Starts a Callwright process on the database and waits until it is ready.
   *
   * @param env added to the environment of tests: no rate limits, a fast simulator, a pool of six, a silent log.
   */
  start(role: "all" | "server" | "worker", env?: Record<string, string>): Promise<ServerProcess>;
  /** Starts a server and a worker, the least that an installation has. */
  startTwo(env?: Record<string, string>): Promise<[server: ServerProcess, worker: ServerProcess]>;
  /** Ends a process on purpose and returns its exit code. Every other end counts as an accident. */
  end(process: ServerProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** The processes that ended although nobody ended them. */
  accidents(): Observation;
}

interface Wanted {
  isShort: boolean;
  seconds: number | undefined;
  postgres: PostgresServer;
  cluster: TestCluster;
}

/** Creates a new database on the server. Disposing it ends the processes that were started and drops the database. */
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
