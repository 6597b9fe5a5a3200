import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { Client } from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { temporaryFolder } from "../../testing/temporaryFolder.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./startEmbeddedPostgres.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function connect({ connection }: EmbeddedPostgres): Promise<Client> {
  const client = new Client(connection);
  client.on("error", () => {});
  await client.connect();
  return client;
}

it("two processes that start on the same folder at once share one PostgreSQL, and the last one stops it", async () => {
  const [one, two] = await Promise.all([
    startEmbeddedPostgres(join(folder, "pg")),
    startEmbeddedPostgres(join(folder, "pg")),
  ]);
  const client = await connect(two);
  await one[Symbol.asyncDispose]();
  expect((await client.query("select 1 as one")).rows, "it is still used").toEqual([{ one: 1 }]);
  await client.end();
  await two[Symbol.asyncDispose]();
  await expect(connect(two)).rejects.toThrow();
});

it("a PostgreSQL that was left running by a killed process is taken over", async () => {
  const left = await startEmbeddedPostgres(join(folder, "pg"));
  expect(left.isAdopted).toBe(false);
  await using found = await startEmbeddedPostgres(join(folder, "pg"));
  expect(found.isAdopted).toBe(true);
});

it("what was committed survives a PostgreSQL that was killed", async () => {
  const first = await startEmbeddedPostgres(join(folder, "pg"));
  const client = await connect(first);
  await client.query("create table kept (id int); insert into kept values (42)");
  const postmaster = Number(readFileSync(join(first.dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
  const gone = new Promise((resolve) => client.once("end", resolve));
  process.kill(postmaster, "SIGKILL");
  await gone;

  await using second = await startEmbeddedPostgres(join(folder, "pg"));
  const again = await connect(second);
  expect((await again.query("select id from kept")).rows).toEqual([{ id: 42 }]);
  await again.end();
});
