import { sql } from "kysely";
import { expect, it } from "vitest";

import { systemClock } from "../clock.ts";
import { startFakeVapi } from "../engine/carriers/vapi/testing/fakeVapi.ts";
import { startServerForTest } from "../testing/startTestServer.ts";

it("a server whose database takes nothing more that is written says that it cannot serve, and comes back by itself", async () => {
  const server = await startServerForTest({ processes: 1 });
  const { db } = server.context;
  const readiness = async () => (await server.anonymous.get("/readyz")).status;
  expect(await readiness()).toBe(200);
  // Like PostgreSQL on a full disk.
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before insert or update on write_checks execute function refuse()`.execute(db);
  expect(await readiness()).toBe(503);
  expect((await server.anonymous.get("/healthz")).status, "it is not to be restarted").toBe(200);
  await sql`drop trigger full_disk on write_checks`.execute(db);
  expect(await readiness()).toBe(200);
});

it("a server whose account the carrier does not take says that it cannot serve", async () => {
  await using vapi = await startFakeVapi(systemClock);
  const env = (apiKey: string) => ({
    CALLWRIGHT_TELEPHONY: "vapi",
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_CALL_COUNTRIES: "NO",
    VAPI_API_KEY: apiKey,
    VAPI_PHONE_NUMBER_ID: vapi.account.phoneNumberId,
    VAPI_API_URL: vapi.account.apiUrl,
  });
  const refused = await startServerForTest({ processes: 1, env: env("another key") });
  expect(await refused.anonymous.get("/readyz")).toMatchObject({
    status: 503,
    body: { status: "refused by the carrier" },
  });
  const taken = await startServerForTest({ processes: 1, env: env(vapi.account.apiKey) });
  expect((await taken.anonymous.get("/readyz")).status).toBe(200);
});
