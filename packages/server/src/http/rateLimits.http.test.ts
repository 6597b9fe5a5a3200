import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, expect, it } from "vitest";

import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";
import { limitedOperations } from "./rateLimits.ts";
import { methods, readContract } from "../contract/openApi.ts";

const now = { value: new Date("2026-03-02T10:00:00Z") };
const clock = { now: () => now.value };
// A tenth of every limit: two logins per minute from one address, two wrong passwords for an account, two exports.
const env = { CALLWRIGHT_RATE_LIMIT_SCALE: "0.1", TRUSTED_PROXIES: "1" };
const server = await startTestServer({ env, clock, processes: 1 });
const twin = await startTestServer({ env, clock, databaseUrl: server.context.config.databaseUrl });
afterAll(async () => {
  await twin[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

let lastAddress = 0;
const fromElsewhere = () => ({ "x-forwarded-for": `198.51.100.${++lastAddress}` });
const login = (client: typeof server.anonymous, email: string, password: string) =>
  client.with(fromElsewhere()).post("/v1/auth/login", { email, password });

it("what answers 429 is what the contract says answers it", () => {
  const operations = Object.values(readContract().paths).flatMap((path) =>
    methods.flatMap((method) => path[method] ?? []),
  );
  const documented = operations.filter(({ responses }) => "429" in responses).map(({ operationId }) => operationId);
  expect(limitedOperations.toSorted()).toEqual(documented.toSorted());
});

it("one account's password can only be guessed so often, from however many addresses and processes", async () => {
  expect((await login(server.anonymous, people.admin, "Wrong1aaa")).status).toBe(401);
  expect((await login(twin.anonymous, people.admin, "Wrong1aaa")).status).toBe(401);
  const { status, headers, body } = await login(twin.anonymous, people.admin, "Wrong2aaa");
  expect(status).toBe(429);
  expect(body.code).toBe("TOO_MANY_REQUESTS");
  expect(Number(headers.get("retry-after"))).toBe(900);
  expect((await login(server.anonymous, people.representative, "Callwright1")).status).toBe(200);
});

it("the right password does not count, however often somebody signs in", async () => {
  for (let time = 0; time < 4; time++)
    expect((await login(server.anonymous, people.seller, "Callwright1")).status).toBe(200);
});

it("an address that signs in too often waits, and may go on when the minute is over", async () => {
  const here = server.anonymous.with(fromElsewhere());
  const attempt = () => here.post("/v1/auth/login", { email: "nobody@example.com", password: "Wrong1aaa" });
  expect((await attempt()).status).toBe(401);
  now.value = new Date(now.value.getTime() + 901_000);
  for (const expected of [401, 401, 429, 429]) expect((await attempt()).status).toBe(expected);
  now.value = new Date(now.value.getTime() + 901_000);
  expect((await attempt()).status).toBe(401);
});

it("one person's exports are limited over all processes, and nobody else's", async () => {
  const signIn = async (email: string) => {
    const credentials = { email, password: "Callwright1" };
    const { body } = await server.anonymous
      .with(fromElsewhere())
      .post<Schemas["Session"]>("/v1/auth/login", credentials);
    const headers = { authorization: `Bearer ${body.accessToken}` };
    return [server.anonymous.with(headers), twin.anonymous.with(headers)] as const;
  };
  const [seller, sellerElsewhere] = await signIn(people.seller);
  const [master] = await signIn(people.master);
  const exported = (client: typeof seller) => client.post("/v1/products/bulk/export", {});
  expect((await exported(seller)).status).toBe(200);
  expect((await exported(sellerElsewhere)).status).toBe(200);
  expect((await exported(seller)).status).toBe(429);
  expect((await exported(sellerElsewhere)).status).toBe(429);
  expect((await exported(master)).status).toBe(200);
});

it("neither addresses nor accounts are kept", async () => {
  const rows = await server.context.db.selectFrom("rate_limits").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toHaveLength(32);
});
