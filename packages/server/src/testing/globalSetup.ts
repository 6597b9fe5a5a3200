import { rmSync } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";
import type { TestProject } from "vitest/node";

import { hashCheaply } from "../auth/passwords.ts";
import { startEmbeddedPostgres } from "../db/embedded/startEmbeddedPostgres.ts";
import type { DatabaseLocation } from "../db/pool.ts";
import { bundleServer } from "./bundleServer.ts";
import { temporaryFolder } from "./temporaryFolder.ts";
import { createTemplate, type TestCluster } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL on which each test file gets its own databases. */
    cluster: TestCluster;
  }
}

/**
 * Starts one PostgreSQL for the whole run, the server of `DATABASE_URL` or a new embedded one, and bundles the server for the
 * processes that tests start.
 */
export default async function setup(project: TestProject) {
  hashCheaply();
  const stack = new AsyncDisposableStack();
  try {
    const location = process.env.DATABASE_URL
      ? { connectionString: process.env.DATABASE_URL }
      : await startTemporaryPostgres(stack);
    const { template } = stack.use(await createTemplate(location));
    process.env.CALLWRIGHT_TEST_SERVER = await bundleServer();
    project.onTestsRerun(async () => void (await bundleServer()));
    project.provide("cluster", { location, template });
    return () => stack.disposeAsync();
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

async function startTemporaryPostgres(stack: AsyncDisposableStack): Promise<DatabaseLocation> {
  const folder = temporaryFolder();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = stack.use(await startEmbeddedPostgres(join(folder, "postgres")));
  await keepNothing(postgres.connection);
  return postgres.connection;
}

/**
 * Turns off durability: data that is deleted after the run need not survive a crash of the machine. Each test's
 * database is then removed in an eighth of the time.
 */
async function keepNothing(location: DatabaseLocation): Promise<void> {
  const client = new Client(location);
  await client.connect();
  await client.query("alter system set fsync = off");
  await client.query("alter system set full_page_writes = off");
  await client.query("select pg_reload_conf()");
  await client.end();
}
