/**
 * `pnpm test:postgres`: the server's tests on a PostgreSQL server over TCP, with one of our processes on each test's
 * database and again with three. Without `DATABASE_URL` it starts the embedded binaries as such a server.
 *
 * `pnpm test:postgres 3` runs only with three; further arguments select files:
 * `pnpm test:postgres 3 packages/server/src/events`.
 */
import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { startEmbeddedPostgres } from "../packages/server/src/db/embedded/startEmbeddedPostgres.ts";
import { runAll } from "./run.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const counts = positionals.filter((word) => /^\d+$/.test(word));
const files = positionals.filter((word) => !/^\d+$/.test(word));

await using stack = new AsyncDisposableStack();
const url = process.env.DATABASE_URL ?? (await startServer());
const isGood = await runAll(
  (counts.length > 0 ? counts : ["1", "3"]).map((processes) => ({
    title: `server on PostgreSQL, ${processes} ${processes === "1" ? "process" : "processes"} on a database`,
    run: ["vitest", "run", "--project", "server", ...files],
    env: { DATABASE_URL: url, CALLWRIGHT_TEST_PROCESSES: processes },
  })),
);
process.exitCode = isGood ? 0 : 1;

/** A PostgreSQL of our own that listens on a free port of this machine. */
async function startServer(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "callwright-postgres-"));
  chmodSync(folder, 0o755); // root's PostgreSQL runs as somebody else, who must be able to get in
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  stack.use(await startEmbeddedPostgres(path.join(folder, "postgres"), { tcpPort: port }));
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
