import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const seller = await server.signIn(people.seller);

const json = { "content-type": "application/json" };
const login = (body: BodyInit, headers: Record<string, string> = json) =>
  server.anonymous.raw("/v1/auth/login", { method: "POST", body, headers });

describe("bad input is answered as documented, never with a 500", () => {
  it.each([
    ["broken JSON", '{"email": "a@b.c"', json, 400, "MALFORMED_REQUEST"],
    ["bytes that are no text", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), json, 400, "MALFORMED_REQUEST"],
    ["no body", "", json, 400, "MALFORMED_REQUEST"],
    ["JSON of another shape", "[1, 2]", json, 400, "VALIDATION_FAILED"],
    ["a wrong type", '{"email": 7, "password": true}', json, 400, "VALIDATION_FAILED"],
    ["an unknown field", '{"email": "a@b.co", "password": "x", "role": "ADMIN"}', json, 400, "VALIDATION_FAILED"],
    ["a polluted prototype", '{"email": "a@b.co", "password": "x", "__proto__": {}}', json, 400, "VALIDATION_FAILED"],
    [
      "another content type",
      "email=a",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    ["more than a megabyte", JSON.stringify({ email: "a".repeat(1_100_000) }), json, 413, "PAYLOAD_TOO_LARGE"],
  ] as const)("%s", async (_name, body, headers, status, code) => {
    const answer = await login(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect(answer.body.requestId).toBe(answer.headers.get("x-request-id"));
  });

  it("names every field that is wrong, with a sentence for people", async () => {
    const { body } = await login('{"email": "nobody", "extra": 1}');
    expect(body.errors).toEqual({
      email: "Email address must be in valid format.",
      password: "This field is required.",
      extra: "This field is not known.",
    });
  });

  it.each(["__proto__", "constructor", "toString"])("a parameter or a field called %s is not known", async (name) => {
    const unknown = { [name]: "This field is not known." };
    expect((await seller.get(`/v1/seller-companies?${name}=1`)).body.errors).toEqual(unknown);
    const twice = await seller.get(`/v1/seller-companies?${name}=1&${name}=2`);
    expect(twice.body.errors).toEqual({ [name]: "Was given more than once." });
    expect((await login(`{"email": "a@b.co", "password": "x", "${name}": 1}`)).body.errors).toEqual(unknown);
  });

  it("a body without an announced length is still held to the limit", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(0x20)),
    });
    const init = { method: "POST", body: endless, headers: json, duplex: "half" } as RequestInit;
    const status = await server.anonymous.raw("/v1/auth/login", init).then(
      (answer) => answer.status,
      () => "cut off",
    );
    expect([413, "cut off"]).toContain(status);
    expect((await server.anonymous.get("/healthz")).status).toBe(200);
  });

  it.each([
    ["a page that is no number", "?page=first"],
    ["a negative page", "?page=-1"],
    ["a page beyond every integer", "?page=99999999999999999999"],
    ["too many rows per page", "?perPage=101"],
    ["half a row per page", "?perPage=0.5"],
    ["a field nobody can sort by", "?sortBy=password"],
    ["an unknown parameter", "?admin=true"],
    ["a parameter twice", "?page=1&page=2"],
    ["a NUL in the search", "?text=%00"],
  ])("%s", async (_name, query) => {
    const { status, body } = await seller.get(`/v1/seller-companies${query}`);
    expect(status).toBe(400);
    expect(body.code).toBe("VALIDATION_FAILED");
    expect(Object.keys(body.errors ?? {})).toHaveLength(1);
  });

  it("a page of a billion is an empty list, and odd searches are only searches", async () => {
    const far = await seller.get<Schemas["SellerCompanyList"]>("/v1/seller-companies?page=1000000000&perPage=100");
    expect(far.status).toBe(200);
    expect(far.body.items).toEqual([]);
    for (const text of ["%", "_", "\\", "'", "İ", "💥", "%25%27--"]) {
      const { status } = await seller.get(`/v1/seller-companies?text=${encodeURIComponent(text)}`);
      expect({ text, status }).toEqual({ text, status: 200 });
    }
  });

  it.each([
    ["no id at all", "/v1/seller-companies/not-an-id", 400],
    ["half an escape", "/v1/seller-companies/%E0%A4%A", 400],
    ["an id of nothing", "/v1/seller-companies/019f0000-0000-7000-8000-000000000000", 404],
  ])("%s in the address", async (_name, path, status) => {
    expect((await seller.get(path)).status).toBe(status);
  });

  it("an address there is not, and a method it does not take", async () => {
    expect((await seller.get("/v1/nothing")).body.code).toBe("NOT_FOUND");
    const { status, headers } = await seller.delete("/v1/countries");
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET");
  });
});

describe("who may do what", () => {
  it.each([
    ["no header", {}],
    ["another scheme", { authorization: "Basic abc" }],
    ["no token", { authorization: "Bearer" }],
    ["something that is no token", { authorization: "Bearer abc.def.ghi" }],
    ["an unsigned token", { authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.` }],
  ])("%s is nobody", async (_name, headers: Record<string, string>) => {
    const { status, body } = await server.anonymous.with(headers).get("/v1/users/profile/me");
    expect(status).toBe(401);
    expect(body.code).toBe("UNAUTHENTICATED");
  });

  it("R-25 accounts are the admin's business", async () => {
    for (const email of [people.representative, people.master, people.seller]) {
      const { status, body } = await (await server.signIn(email)).get("/v1/users");
      expect({ email, status, code: body.code }).toEqual({ email, status: 403, code: "FORBIDDEN" });
    }
  });

  it("A-ROLE-03 a seller sees their own company only, and another's is not found", async () => {
    const stranger = await server.signIn(people.freeSeller);
    const mine = (await seller.get<Schemas["SellerCompanyList"]>("/v1/seller-companies")).body;
    const theirs = (await stranger.get<Schemas["SellerCompanyList"]>("/v1/seller-companies")).body;
    expect(mine.items.map(({ name }) => name)).toEqual(["Aegean Olive Trading"]);
    expect(theirs.items.map(({ name }) => name)).toEqual(["Bosphorus Textiles"]);
    const id = theirs.items[0]!.id;
    expect((await stranger.get(`/v1/seller-companies/${id}`)).status).toBe(200);
    expect((await seller.get(`/v1/seller-companies/${id}`)).status).toBe(404);
    expect((await seller.get(`/v1/transactions/balance?sellerCompanyId=${id}`)).status).toBe(404);
    const none = await seller.get<Schemas["TransactionList"]>(`/v1/transactions?sellerCompanyIds=${id}`);
    expect(none.body.metaData.totalCount).toBe(0);
  });

  it("A-ROLE-02 managers see every company", async () => {
    for (const email of [people.admin, people.representative]) {
      const manager = await server.signIn(email);
      const { body } = await manager.get<Schemas["SellerCompanyList"]>("/v1/seller-companies");
      expect(body.metaData.totalCount).toBeGreaterThanOrEqual(2);
    }
  });

  it("a seller without a company sees nothing and is told to create one", async () => {
    const newcomer = await server.signIn(people.newcomer);
    expect((await newcomer.get<Schemas["SellerCompanyList"]>("/v1/seller-companies")).body.items).toEqual([]);
    expect((await newcomer.get("/v1/transactions/balance")).status).toBe(403);
  });

  it("a role that was taken away is gone with the next request", async () => {
    const representative = await server.signIn(people.representative);
    expect((await representative.get("/v1/seller-companies")).status).toBe(200);
    const { db } = server.context;
    await db.updateTable("users").set({ role: "SELLER" }).where("email", "=", people.representative).execute();
    expect((await representative.get<Schemas["SellerCompanyList"]>("/v1/seller-companies")).body.items).toEqual([]);
    await db.updateTable("users").set({ role: "REPRESENTATIVE" }).where("email", "=", people.representative).execute();
  });
});

describe("around the operations", () => {
  it("the process is up and ready", async () => {
    expect((await server.anonymous.get<unknown>("/healthz")).body).toEqual({ status: "ok" });
    expect((await server.anonymous.get<unknown>("/readyz")).body).toEqual({ status: "ready" });
  });

  it("the caller's request id comes back, a strange one is replaced", async () => {
    const mine = await server.anonymous.with({ "x-request-id": "partner-42" }).get("/healthz");
    expect(mine.headers.get("x-request-id")).toBe("partner-42");
    const strange = await server.anonymous.with({ "x-request-id": "<script>" }).get("/healthz");
    expect(strange.headers.get("x-request-id")).not.toContain("<");
  });

  it("answers carry the security headers and are not stored", async () => {
    const { headers } = await seller.get("/v1/countries");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("the API reference and its contract come from our own origin", async () => {
    const page = await (await server.anonymous.fetch("/docs")).text();
    expect(page).not.toMatch(/https?:\/\//);
    for (const [, path] of page.matchAll(/<(?:link|script)[^>]+(?:src|href)="([^"]+)"/g)) {
      const { status } = await server.anonymous.fetch(path!);
      expect({ path, status }).toEqual({ path, status: 200 });
    }
    const contract = await server.anonymous.get<{ openapi: string }>("/docs/openapi.json");
    expect(contract.body.openapi).toMatch(/^3\.1/);
  });

  it("production closes the mailbox and refuses to start without a secret or with demo accounts", async () => {
    const env = {
      NODE_ENV: "production",
      CALLWRIGHT_DEMO: "0",
      CALLWRIGHT_PLAY_MONEY: "1",
      CALLWRIGHT_SECRET: "q7Vd0zJc9mXwT2hLrB4kYf8sNpA6uGe1",
      SMTP_URL: "off",
    };
    await using production = await startTestServer({ env });
    expect((await production.anonymous.get("/dev/mailbox.json")).status).toBe(404);
    await expect(startTestServer({ env: { NODE_ENV: "production" } })).rejects.toThrow(
      /CALLWRIGHT_SECRET[\s\S]*CALLWRIGHT_DEMO/,
    );
  });
});
