import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import type { Clock } from "../../clock.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

let now = new Date();
const clock: Clock = { now: () => now };
const server = await startTestServer({ clock });
afterAll(() => server[Symbol.asyncDispose]());

const crm = "https://crm.example.com";
const elsewhere = "https://elsewhere.example.com";

type KeyWithSecret = Schemas["ApiKeyWithSecret"];

async function createKey(email: string = people.seller, allowedOrigins = [crm]) {
  const client = await server.signIn(email);
  const { status, body } = await client.post<KeyWithSecret>("/v1/api-keys", { name: "CRM", allowedOrigins });
  expect(status).toBe(201);
  return { client, ...body };
}

const startSession = (secret: string, body: object) =>
  server.anonymous.with({ "x-api-key": secret }).post<Schemas["EmbedSession"]>("/v1/embed-sessions", body);

async function embedded(secret: string, body: object = { allowedWidgets: ["call-history"], origin: crm }) {
  const session = await startSession(secret, body);
  expect(session.status).toBe(201);
  return server.anonymous.with({ authorization: `Bearer ${session.body.token}`, origin: crm });
}

describe("API keys", () => {
  it("the secret is shown once and never kept", async () => {
    const { client, apiKey, secret } = await createKey();
    expect(secret.startsWith(apiKey.prefix)).toBe(true);
    const list = await client.get<Schemas["ApiKeyList"]>("/v1/api-keys");
    expect(JSON.stringify(list.body)).not.toContain(secret);
    const rows = await server.context.db.selectFrom("api_keys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("says who made it, as long as they are here, and when it was last used", async () => {
    const { client, apiKey, secret } = await createKey();
    const { body: me } = await client.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
    expect(apiKey).toMatchObject({ createdBy: `${me.name} ${me.surname}`, lastUsedAt: null });
    await embedded(secret);
    const { items } = (await client.get<Schemas["ApiKeyList"]>("/v1/api-keys")).body;
    expect(items.find(({ id }) => id === apiKey.id)?.lastUsedAt).toBe(now.toISOString());
  });

  it("a rotated key works with its new secret only", async () => {
    const { client, apiKey, secret } = await createKey();
    const rotated = await client.post<KeyWithSecret>(`/v1/api-keys/${apiKey.id}/rotate`);
    expect(rotated.status).toBe(200);
    expect((await startSession(secret, { allowedWidgets: ["call-history"], origin: crm })).status).toBe(401);
    await embedded(rotated.body.secret);
  });

  it("what the former secret opened goes on for ten minutes, and no longer", async () => {
    const { client, apiKey, secret } = await createKey();
    const body = { allowedWidgets: ["call-history"], origin: crm, expiresInSeconds: 3600 };
    const before = await embedded(secret, body);
    now = new Date(now.getTime() + 60_000);
    const rotated = await client.post<KeyWithSecret>(`/v1/api-keys/${apiKey.id}/rotate`);
    const after = await embedded(rotated.body.secret, body);
    now = new Date(now.getTime() + 9 * 60_000);
    expect((await before.get("/v1/countries")).status).toBe(200);
    now = new Date(now.getTime() + 2 * 60_000);
    expect((await before.get("/v1/countries")).status).toBe(401);
    expect((await after.get("/v1/countries")).status).toBe(200);
  });

  it("event streams that the former secret opened end with those ten minutes, too", async () => {
    const { client, apiKey, secret } = await createKey();
    const body = { allowedWidgets: ["call-history"], origin: crm, expiresInSeconds: 3600 };
    const before = await embedded(secret, body);
    now = new Date(now.getTime() + 60_000);
    const rotated = await client.post<KeyWithSecret>(`/v1/api-keys/${apiKey.id}/rotate`);
    await using ended = await readEvents(before);
    await using goesOn = await readEvents(await embedded(rotated.body.secret, body));
    const tag = { title: crypto.randomUUID(), color: "teal" };
    const { body: made } = await client.post<Schemas["PotentialCustomerTag"]>("/v1/potential-customer-tags", tag);
    now = new Date(now.getTime() + 11 * 60_000);
    await client.delete(`/v1/potential-customer-tags/${made.id}`);
    expect(await ended.next()).toBeUndefined();
    expect(await goesOn.next()).toBeDefined();
  });

  it("a revoked key ends its embed sessions at once and cannot be rotated", async () => {
    const { client, apiKey, secret } = await createKey();
    const widget = await embedded(secret);
    expect((await widget.get("/v1/countries")).status).toBe(200);
    expect((await client.delete(`/v1/api-keys/${apiKey.id}`)).status).toBe(204);
    expect((await widget.get("/v1/countries")).body).toMatchObject({ code: "KEY_REVOKED" });
    const again = await startSession(secret, { allowedWidgets: ["call-history"], origin: crm });
    expect([again.status, again.body]).toEqual([401, expect.objectContaining({ code: "KEY_REVOKED" })]);
    expect((await startSession("cwk_nobody", { allowedWidgets: ["call-history"], origin: crm })).body).toMatchObject({
      code: "API_KEY_INVALID",
    });
    expect((await client.post(`/v1/api-keys/${apiKey.id}/rotate`)).status).toBe(409);
  });

  it("an origin that is taken away ends the sessions of its pages", async () => {
    const { client, apiKey, secret } = await createKey();
    const widget = await embedded(secret);
    await client.patch(`/v1/api-keys/${apiKey.id}`, { allowedOrigins: [elsewhere] });
    expect((await widget.get("/v1/countries")).status).toBe(403);
  });

  it.each(["http://crm.example.com", "https://crm.example.com/path", "crm.example.com"])(
    "a page at %s is none that a key can name: tokens do not go where others listen",
    async (origin) => {
      const client = await server.signIn(people.seller);
      const { status, body } = await client.post("/v1/api-keys", { name: "CRM", allowedOrigins: [origin] });
      expect(status).toBe(400);
      expect(body.errors?.["allowedOrigins.0"]).toMatch(/origin such as .* no path/);
      await createKey(people.seller, ["http://localhost:3000", "http://127.0.0.1:8080", crm]);
    },
  );

  it("takes origins of private networks and with a slash, and keeps them as browsers write them", async () => {
    const given = ["http://192.168.1.20:3000", "http://crm.internal/", "http://app.localhost:8080", `${crm}/`, crm];
    const { apiKey, secret } = await createKey(people.seller, given);
    expect(apiKey.allowedOrigins).toEqual([
      "http://192.168.1.20:3000",
      "http://crm.internal",
      "http://app.localhost:8080",
      crm,
    ]);
    const { status } = await startSession(secret, { allowedWidgets: ["call-history"], origin: `${crm}/` });
    expect(status).toBe(201);
  });

  it("A-ROLE-03 another company's keys are not found", async () => {
    const { apiKey } = await createKey();
    const stranger = await server.signIn(people.freeSeller);
    expect((await stranger.get<Schemas["ApiKeyList"]>("/v1/api-keys")).body.metaData.totalCount).toBe(0);
    expect((await stranger.patch(`/v1/api-keys/${apiKey.id}`, { name: "Mine" })).status).toBe(404);
    expect((await stranger.post(`/v1/api-keys/${apiKey.id}/rotate`)).status).toBe(404);
    expect((await stranger.delete(`/v1/api-keys/${apiKey.id}`)).status).toBe(404);
  });

  it("managers have to name the company", async () => {
    const admin = await server.signIn(people.admin);
    const nameless = await admin.post("/v1/api-keys", { name: "CRM", allowedOrigins: [crm] });
    expect(nameless.status).toBe(400);
    expect(nameless.body.errors).toHaveProperty("sellerCompanyId");
    const unknown = { name: "CRM", allowedOrigins: [crm], sellerCompanyId: "019f0000-0000-7000-8000-000000000000" };
    expect((await admin.post("/v1/api-keys", unknown)).status).toBe(404);
  });

  it("opens embed sessions and nothing else", async () => {
    const { secret } = await createKey();
    const backend = server.anonymous.with({ "x-api-key": secret });
    expect((await backend.get("/v1/countries")).status).toBe(403);
    expect(
      (await server.anonymous.post("/v1/embed-sessions", { allowedWidgets: ["call-history"], origin: crm })).status,
    ).toBe(401);
    const seller = await server.signIn(people.seller);
    expect((await seller.post("/v1/embed-sessions", { allowedWidgets: ["call-history"], origin: crm })).status).toBe(
      403,
    );
  });
});

describe("embed sessions", () => {
  it("a widget reads its company's data and sees itself as a seller of that one company", async () => {
    const { secret } = await createKey();
    const widget = await embedded(secret, { allowedWidgets: ["call-history"], origin: crm, userLabel: "Grace" });
    const profile = (await widget.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body;
    expect(profile).toMatchObject({
      name: "Grace",
      role: "SELLER",
      sellerCompanies: [{ name: "Aegean Olive Trading" }],
    });
  });

  it("is told what it may do, so that it offers nothing else", async () => {
    const { secret, client } = await createKey();
    const allowedOperations = ["getProfile", "listCalls"];
    const widget = await embedded(secret, { allowedWidgets: ["call-history"], origin: crm, allowedOperations });
    const told = (await widget.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body;
    expect(told.allowedOperations?.toSorted()).toEqual(allowedOperations);
    const me = (await client.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body;
    expect(me).not.toHaveProperty("allowedOperations");
  });

  it("may do what its widgets need and nothing beyond", async () => {
    const { secret } = await createKey();
    const widget = await embedded(secret);
    const answer = await widget.get("/v1/products");
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe("OUT_OF_SCOPE");
    expect((await widget.get("/v1/api-keys")).status).toBe(403);
    expect((await widget.get("/v1/users")).status).toBe(403);
  });

  it("can be narrowed, but not widened", async () => {
    const { secret } = await createKey();
    const narrow = { allowedWidgets: ["call-history"], origin: crm, allowedOperations: ["listCountries"] };
    const widget = await embedded(secret, narrow);
    expect((await widget.get("/v1/countries")).status).toBe(200);
    expect((await widget.get("/v1/users/profile/me")).status).toBe(403);
    const wide = await startSession(secret, { ...narrow, allowedOperations: ["deleteUser"] });
    expect(wide.status).toBe(403);
    expect(wide.body).toMatchObject({ code: "OUT_OF_SCOPE" });
  });

  it("is for one origin, which the key has to allow", async () => {
    const { secret } = await createKey();
    const refused = await startSession(secret, { allowedWidgets: ["call-history"], origin: elsewhere });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: "ORIGIN_NOT_ALLOWED",
      message: `The API key does not allow pages of ${elsewhere}, but of ${crm}.`,
    });
    const widget = await embedded(secret);
    expect((await widget.with({ origin: elsewhere }).get("/v1/countries")).body.code).toBe("ORIGIN_NOT_ALLOWED");
    expect((await widget.with({ origin: "" }).get("/v1/countries")).status).toBe(403);
  });

  it("lives 15 minutes, or as long as was asked for", async () => {
    const { secret } = await createKey();
    const widget = await embedded(secret);
    const brief = await embedded(secret, { allowedWidgets: ["call-history"], origin: crm, expiresInSeconds: 60 });
    now = new Date(now.getTime() + 61_000);
    expect((await brief.get("/v1/countries")).body.code).toBe("TOKEN_EXPIRED");
    expect((await widget.get("/v1/countries")).status).toBe(200);
    now = new Date(now.getTime() + 900_000);
    expect((await widget.get("/v1/countries")).body.code).toBe("TOKEN_EXPIRED");
  });

  it("a token that was tampered with is no token", async () => {
    const { secret } = await createKey();
    const { token } = (await startSession(secret, { allowedWidgets: ["call-history"], origin: crm })).body;
    const [header, , signature] = token.split(".");
    const forged = Buffer.from(
      JSON.stringify({ sub: "anybody", origin: crm, operations: ["listUsers"], exp: 9e9 }),
    ).toString("base64url");
    const widget = server.anonymous.with({ authorization: `Bearer ${header}.${forged}.${signature}`, origin: crm });
    expect((await widget.get("/v1/users")).status).toBe(401);
  });
});

describe("other origins", () => {
  it("a registered page may read our answers, also refusals, and ask in advance", async () => {
    const { secret } = await createKey();
    const widget = await embedded(secret);
    const answer = await widget.get("/v1/countries");
    expect(answer.headers.get("access-control-allow-origin")).toBe(crm);
    expect((await widget.get("/v1/products")).headers.get("access-control-allow-origin")).toBe(crm);
    const preflight = await server.anonymous
      .with({ origin: crm, "access-control-request-method": "GET" })
      .raw("/v1/countries", { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    const headers = preflight.headers.get("access-control-allow-headers")?.split(", ");
    const added = ["traceparent", "tracestate", "x-requested-with", "x-csrf-token"];
    expect(headers).toEqual(expect.arrayContaining(["authorization", ...added]));
  });

  it("any other page may not", async () => {
    const stranger = server.anonymous.with({ origin: "https://stranger.example.com" });
    expect((await stranger.get("/v1/countries")).headers.get("access-control-allow-origin")).toBeNull();
    expect(
      (await stranger.raw("/v1/countries", { method: "OPTIONS" })).headers.get("access-control-allow-origin"),
    ).toBeNull();
  });
});
