import type { Schemas } from "@callwright/sdk/contract";
import { expect, inject, it } from "vitest";

import { demoPassword } from "../seed/index.ts";
import { createTestDatabase } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";

const crm = "https://crm.example.com";
const [former, next] = ["q7Vd0zJc9mXwT2hLrB4kYf8sNpA6uGe1", "Zt5bKx8pQe2WnR7cVm1yHd4fLs9gJu3A"];

const signIn = (server: TestServer) =>
  server.anonymous.post<Schemas["Session"]>("/v1/auth/login", { email: people.seller, password: demoPassword });
const openWidgets = (server: TestServer, secret: string) =>
  server.anonymous
    .with({ "x-api-key": secret })
    .post<Schemas["EmbedSession"]>("/v1/embed-sessions", { allowedWidgets: ["call-history"], origin: crm });

it("a new CALLWRIGHT_SECRET ends access tokens and embed sessions, and nobody has to sign in again", async () => {
  await using database = await createTestDatabase(inject("cluster"));
  const start = (secret: string) => startTestServer({ databaseUrl: database.url, env: { CALLWRIGHT_SECRET: secret } });

  const before = await start(former);
  const { body: session } = await signIn(before);
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  const key = await before.anonymous
    .with(bearer)
    .post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", { name: "CRM", allowedOrigins: [crm] });
  const { body: embedded } = await openWidgets(before, key.body.secret);
  await before[Symbol.asyncDispose]();

  await using after = await start(next);
  const widget = after.anonymous.with({ authorization: `Bearer ${embedded.token}`, origin: crm });
  const { refreshToken } = session;
  const statuses = {
    accessToken: (await after.anonymous.with(bearer).get("/v1/users/profile/me")).status,
    refreshToken: (await after.anonymous.post("/v1/auth/refresh", { refreshToken })).status,
    embedSession: (await widget.get("/v1/countries")).status,
    password: (await signIn(after)).status,
    apiKey: (await openWidgets(after, key.body.secret)).status,
  };
  expect(statuses).toEqual({
    accessToken: 401,
    refreshToken: 200,
    embedSession: 401,
    password: 200,
    apiKey: 201,
  });
});
