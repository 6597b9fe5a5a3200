import { sql } from "kysely";
import { expect, it } from "vitest";

import { startServerForTest } from "../testing/startTestServer.ts";

it("a server whose database takes nothing more that is written says that it cannot serve, and comes back by itself", async () => {
  const server = await startServerForTest({ processes: 1 });
  const { db } = server.context;
  const readiness = async () => (await server.anonymous.get("/readyz")).status;
  expect(await readiness()).toBe(200);
  // As PostgreSQL does on a full disk.
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before insert or update on write_checks execute function refuse()`.execute(db);
  expect(await readiness()).toBe(503);
  expect((await server.anonymous.get("/healthz")).status, "it is not to be restarted").toBe(200);
  await sql`drop trigger full_disk on write_checks`.execute(db);
  expect(await readiness()).toBe(200);
});
