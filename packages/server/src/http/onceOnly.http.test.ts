import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import type { UserActor } from "../auth/actor.ts";
import { makeItem, callPlaces } from "../engine/testing/callCenter.ts";
import { keepHouse } from "../housekeeping.ts";
import { movableClock } from "../testing/movableClock.ts";
import { people } from "../testing/people.ts";
import { startServerForTest, type TestServer } from "../testing/startTestServer.ts";
import { onceOnly } from "./onceOnly.ts";
import { problem } from "../contract/problem.ts";

const tag = (title: string) => ({ title, color: "teal" });
const keyed = (key: string) => ({ "idempotency-key": key });
const aKey = () => crypto.randomUUID();

describe("a request under an Idempotency-Key", () => {
  it("is carried out once, however often and wherever it is sent at the same time", async () => {
    const one = await startServerForTest({ env: { CALLWRIGHT_SIM_SPEED: "0.01" }, processes: 1 });
    const two = await startServerForTest({
      databaseUrl: one.context.config.databaseUrl,
      env: { CALLWRIGHT_SIM_SPEED: "0.01" },
    });
    const seller = await one.signIn(people.seller);
    await callPlaces(one, seller).payIn(100);
    const item = await makeItem(seller);
    const key = aKey();
    const elsewhere = await two.signIn(people.seller);
    const sent = [seller, elsewhere, seller, elsewhere, seller].map((client) =>
      client.with(keyed(key)).post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] }),
    );
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.items[0]).toMatchObject({ phoneBookId: item.id, refusal: null });
    const { body } = await seller.get<Schemas["CallList"]>(`/v1/calls/history?phoneBookId=${item.id}`);
    expect(body.metaData.totalCount).toBe(1);
  });

  it("three equal starts at once make one call, without a key too", async () => {
    const server = await startServerForTest({ env: { CALLWRIGHT_SIM_SPEED: "0.01" }, processes: 1 });
    const seller = await server.signIn(people.seller);
    await callPlaces(server, seller).payIn(100);
    const item = await makeItem(seller);
    await Promise.all([1, 2, 3].map(() => seller.post("/v1/calls/start", { phoneBookIds: [item.id] })));
    const { body } = await seller.get<Schemas["CallList"]>(`/v1/calls/history?phoneBookId=${item.id}`);
    expect(body.metaData.totalCount).toBe(1);
  });

  it("answers the same for 24 hours, another request is a conflict, and then the key is free", async () => {
    const clock = movableClock(new Date().toISOString());
    const server = await startServerForTest({ clock, processes: 1 });
    const key = aKey();
    const sellerNow = async () => (await server.signIn(people.seller)).with(keyed(key));
    const seller = await sellerNow();
    const body = { name: "Partner", allowedOrigins: ["https://crm.example.com"] };
    const first = await seller.post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", body);
    const second = await seller.post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", body);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    const other = await seller.post("/v1/api-keys", { ...body, name: "Another" });
    expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    const elsewhere = await seller.post("/v1/products", { name: "Oil" });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);

    // A secret that is shown once is not readable in the database.
    const { rows } = await sql<{ found: boolean }>`
      select bool_or(position(${Buffer.from(first.body.secret)}::bytea in answer) > 0) as found from idempotency_keys`.execute(
      server.context.db,
    );
    expect(rows[0]?.found).toBe(false);

    clock.moveTo(new Date(Date.now() + 24 * 3_600_000 + 5_000).toISOString());
    const third = await (await sellerNow()).post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", body);
    expect(third.body.apiKey.id).not.toBe(first.body.apiKey.id);
    clock.moveTo(new Date(Date.now() + 49 * 3_600_000).toISOString());
    await keepHouse(server.context);
    expect(await server.context.db.selectFrom("idempotency_keys").select("attempt").execute()).toEqual([]);
  });

  it("that was refused and has done nothing may be sent again, put right or not", async () => {
    const server = await startServerForTest({ processes: 1 });
    const seller = (await server.signIn(people.seller)).with(keyed(aKey()));
    const refused = await seller.post("/v1/contacts", { nonsense: true });
    expect(refused.status).toBe(400);
    expect((await seller.post("/v1/potential-customer-tags", tag(""))).status).toBe(400);
    expect((await seller.post("/v1/potential-customer-tags", tag("Warm"))).status).toBe(201);
  });

  it("knows a file again, although forms are separated differently each time", async () => {
    const server = await startServerForTest({ processes: 1 });
    const seller = await server.signIn(people.seller);
    const { customerId } = await makeItem(seller);
    const path = `/v1/potential-customers/${customerId}/contacts/bulk/import`;
    const file = new Blob(["Name,Surname,Phone Number\nKari,Nordmann,+4722860144\n"]);
    const once = seller.with(keyed(aKey()));
    const first = await once.upload(path, file, "contacts.csv");
    const second = await once.upload(path, file, "contacts.csv");
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
  });

  it("knows another file of the same size for another request", async () => {
    const server = await startServerForTest({ processes: 1 });
    const seller = await server.signIn(people.seller);
    const { customerId } = await makeItem(seller);
    const path = `/v1/potential-customers/${customerId}/contacts/bulk/import`;
    const file = (name: string) => new Blob([`Name,Surname,Phone Number\n${name},Nordmann,+4722860144\n`]);
    const once = seller.with(keyed(aKey()));
    expect((await once.upload(path, file("Kari"), "contacts.csv")).status).toBe(200);
    for (const [name, fileName] of [
      ["Mari", "contacts.csv"],
      ["Kari", "kontaktt.csv"],
    ] as const) {
      const other = await once.upload(path, file(name), fileName);
      expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    }
    const contacts = `/v1/potential-customers/${customerId}/contacts?text=Mari`;
    expect((await seller.get<Schemas["ContactList"]>(contacts)).body.items).toEqual([]);
  });
});

describe("a request that was cut off", () => {
  const actor: UserActor = {
    kind: "user",
    userId: "u",
    sessionId: "s",
    role: "SELLER",
    companyIds: [],
    expiresAt: new Date(),
  };
  const request = (key: string) => ({ actor, key, requestId: "r", content: ["createThing", "/v1/things", ""] });
  const write = (context: TestServer["context"], name: string) =>
    context.db.transaction().execute((trx) => trx.insertInto("secrets").values({ name, value: "" }).execute());
  const done = { status: 201, body: { done: true } };

  it("is never done a second time once it has written something", async () => {
    const { context } = await startServerForTest({ processes: 1 });
    const key = aKey();
    const failing = onceOnly(context, request(key), async (given) => {
      await write(given, key);
      throw new Error("The process is about to die");
    });
    await expect(failing).rejects.toThrow("about to die");
    const again = await onceOnly(context, request(key), async (given) => {
      await write(given, `${key} again`);
      return done;
    });
    expect(again).toMatchObject({
      status: 409,
      body: { text: expect.stringContaining("IDEMPOTENCY_KEY_INTERRUPTED") as string },
    });
    const rows = await context.db.selectFrom("secrets").select("name").where("name", "like", `${key}%`).execute();
    expect(rows).toEqual([{ name: key }]);
  });

  it("is done when it is sent again, if nothing had been written", async () => {
    const { context } = await startServerForTest({ processes: 1 });
    const key = aKey();
    const failing = onceOnly(context, request(key), () => Promise.reject(new Error("Lost")));
    await expect(failing).rejects.toThrow("Lost");
    expect(await onceOnly(context, request(key), () => Promise.resolve(done))).toEqual(done);
  });

  it("loses its turn when it is silent for long, and cannot write any more then", { timeout: 30_000 }, async () => {
    const clock = movableClock(new Date().toISOString());
    const { context } = await startServerForTest({ clock, processes: 1 });
    const key = aKey();
    const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
    const slow = onceOnly(context, request(key), async (given) => {
      await awake;
      await write(given, `${key} slow`);
      return done;
    });
    await expect.poll(() => context.db.selectFrom("idempotency_keys").select("attempt").execute()).toHaveLength(1);
    clock.moveTo(new Date(Date.now() + 11_000).toISOString());
    const quick = await onceOnly(context, request(key), async (given) => {
      await write(given, `${key} quick`);
      return done;
    });
    wake();
    await expect(slow).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_IN_FLIGHT" });
    expect(quick).toEqual(done);
    const rows = await context.db.selectFrom("secrets").select("name").where("name", "like", `${key}%`).execute();
    expect(rows).toEqual([{ name: `${key} quick` }]);
  });

  it("keeps a refusal after something was written", async () => {
    const { context } = await startServerForTest({ processes: 1 });
    const key = aKey();
    const refusing = onceOnly(context, request(key), async (given) => {
      await write(given, key);
      throw problem(402, "INSUFFICIENT_BALANCE", "Too little.");
    });
    await expect(refusing).rejects.toMatchObject({ status: 402 });
    const again = await onceOnly(context, request(key), () => Promise.resolve(done));
    expect(again.status).toBe(402);
  });
});
