import { randomBytes } from "node:crypto";

import pg from "pg";

import { readConfig } from "../config/config.ts";
import type { DatabaseLocation } from "../db/pool.ts";
import { startServer } from "../server.ts";

const templateName = `callwright_test_template_${process.env.VITEST_POOL_ID ?? process.pid}`;

/** A database with the schema and the demo data, made once; every test database is a copy of it. */
export async function prepareTemplate(cluster: DatabaseLocation): Promise<AsyncDisposable> {
  await administer(cluster, `drop database if exists ${templateName}`, `create database ${templateName}`);
  const server = await startServer(testConfig(locate(cluster, templateName)));
  await server[Symbol.asyncDispose]();
  process.env.CALLWRIGHT_TEST_TEMPLATE = templateName;
  return { [Symbol.asyncDispose]: () => administer(cluster, `drop database if exists ${templateName} with (force)`) };
}

/** A new database: with the demo data, or `empty`. */
export async function createTestDatabase(cluster: DatabaseLocation, { isEmpty = false } = {}): Promise<{ url: string } & AsyncDisposable> {
  const name = `callwright_test_${randomBytes(6).toString("hex")}`;
  await administer(cluster, `create database ${name} ${isEmpty ? "" : `template ${process.env.CALLWRIGHT_TEST_TEMPLATE}`}`);
  return {
    url: locate(cluster, name),
    [Symbol.asyncDispose]: () => administer(cluster, `drop database if exists ${name} with (force)`),
  };
}

/** The configuration of a server under test. */
export function testConfig(databaseUrl: string, env: Record<string, string> = {}) {
  return readConfig({
    PORT: "0",
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "6",
    LOG_LEVEL: "silent",
    CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
    CALLWRIGHT_SIM_SPEED: "1000",
    ...env,
  });
}

/** The URL of another database on the same PostgreSQL. */
function locate(cluster: DatabaseLocation, database: string): string {
  if ("connectionString" in cluster) {
    const url = new URL(cluster.connectionString);
    url.pathname = `/${database}`;
    return url.href;
  }
  return `postgres://${cluster.user}@/${database}?host=${encodeURIComponent(cluster.host)}&port=${cluster.port}`;
}

async function administer(cluster: DatabaseLocation, ...statements: string[]): Promise<void> {
  const client = new pg.Client(cluster);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
