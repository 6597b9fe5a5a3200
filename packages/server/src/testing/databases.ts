import { randomBytes } from "node:crypto";

import { Client } from "pg";

import { readConfig } from "../config/config.ts";
import type { DatabaseLocation } from "../db/pool.ts";
import { startServer } from "../server.ts";

/** The PostgreSQL of a test run. */
export interface TestCluster {
  location: DatabaseLocation;
  /** The database with the schema and the demo data, which is created once. Every test database is a copy of it. */
  template: string;
}

export interface TestDatabase extends AsyncDisposable {
  url: string;
}

/** Creates the template of a test run. */
export async function createTemplate(location: DatabaseLocation): Promise<TestCluster & AsyncDisposable> {
  const database = await createDatabase(location, undefined);
  const server = await startServer(testConfig(database.url));
  await server[Symbol.asyncDispose]();
  return { location, template: database.name, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
}

/** Creates a database: a copy of the demo data, or an empty one. */
export function createTestDatabase(
  { location, template }: TestCluster,
  { isEmpty = false } = {},
): Promise<TestDatabase> {
  return createDatabase(location, isEmpty ? undefined : template);
}

async function createDatabase(
  location: DatabaseLocation,
  template: string | undefined,
): Promise<TestDatabase & { name: string }> {
  const name = `callwright_test_${randomBytes(6).toString("hex")}`;
  await administer(location, `create database ${name} ${template ? `template ${template}` : ""}`);
  return {
    name,
    url: locate(location, name),
    [Symbol.asyncDispose]: () => administer(location, `drop database if exists ${name} with (force)`),
  };
}

/** The configuration of a server under test. */
export function testConfig(databaseUrl: string, env: Record<string, string> = {}) {
  return readConfig(testEnv(databaseUrl, env));
}

/** The environment of a server under test, for a process. */
export function testEnv(databaseUrl: string, env: Record<string, string> = {}): Record<string, string> {
  return {
    PORT: "0",
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "6",
    LOG_LEVEL: "silent",
    CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
    CALLWRIGHT_SIM_SPEED: "1000",
    ...env,
  };
}

/** The URL of another database on the same PostgreSQL. */
function locate(location: DatabaseLocation, database: string): string {
  if ("connectionString" in location) {
    const url = new URL(location.connectionString);
    url.pathname = `/${database}`;
    return url.href;
  }
  return `postgres://${location.user}@localhost/${database}?host=${encodeURIComponent(location.host)}&port=${location.port}`;
}

async function administer(location: DatabaseLocation, ...statements: string[]): Promise<void> {
  const client = new Client(location);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
