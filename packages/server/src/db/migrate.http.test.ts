import { Client } from "pg";
import { expect, inject, it } from "vitest";

import { createTestDatabase, testConfig } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
import { startServer } from "../server.ts";
import { startTestServer } from "../testing/startTestServer.ts";

async function asOperator<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it("processes that start together on an empty database carry the schema out once, with an owner who may do nothing else", async () => {
  await using database = await createTestDatabase(inject("cluster"), { isEmpty: true });
  const url = new URL(database.url);
  const owner = `owner_of_${url.pathname.slice(1)}`;
  await asOperator(database.url, async (client) => {
    await client.query(`create role ${owner} login`);
    await client.query(`alter database ${url.pathname.slice(1)} owner to ${owner}`);
  });
  const asOwner = new URL(url);
  asOwner.username = owner;
  const config = testConfig(asOwner.href, { CALLWRIGHT_DEMO: "0" });
  const started = await Promise.all([startServer(config), startServer(config)]);
  const statuses = await Promise.all(started.map(async (server) => (await fetch(`${server.url}/readyz`)).status));
  await Promise.all(started.map((server) => server[Symbol.asyncDispose]()));
  expect(statuses).toEqual([200, 200]);
  await asOperator(database.url, async (client) => {
    const { rows } = await client.query("select tableowner from pg_tables where tablename = 'schema_migrations'");
    expect(rows).toEqual([{ tableowner: owner }]);
    await client.query(`reassign owned by ${owner} to current_user`);
    await client.query(`drop owned by ${owner}`);
    await client.query(`drop role ${owner}`);
  });
});

it("a migration that fails ends the start and leaves the database as it was", async () => {
  await using database = await createTestDatabase(inject("cluster"), { isEmpty: true });
  await asOperator(database.url, (client) => client.query("create table users (id int)"));
  await expect(startServer(testConfig(database.url))).rejects.toThrow('relation "users" already exists');
  const { rows } = await asOperator(database.url, (client) =>
    client.query("select tablename from pg_tables where schemaname = 'public'"),
  );
  expect(rows).toEqual([{ tablename: "users" }]);
});

it("a version starts on a database that a later one has migrated", async () => {
  await using database = await createTestDatabase(inject("cluster"));
  await asOperator(database.url, (client) =>
    client.query("insert into schema_migrations (name, checksum) values ('9999_of_a_later_version.sql', '')"),
  );
  await using server = await startTestServer({ databaseUrl: database.url });
  expect((await (await server.signIn(people.seller)).get("/v1/users/profile/me")).status).toBe(200);
});
