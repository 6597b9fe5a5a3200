import { afterAll, beforeAll, expect, it } from "vitest";

import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("B-API-50 to B-API-52, B-ENT-04 to B-ENT-06: everybody reads the figures, the admin changes them", async () => {
  const admin = await server.sdk(people.admin);
  const seller = await server.sdk(people.seller);
  const path = { key: "MINIMUM_BALANCE_TO_CALL" };
  expect(await seller.call("getSetting", { path })).toEqual({ ...path, value: 0.5 });
  expect(await seller.call("getSetting", { path: { key: "MINIMUM_BALANCE_TO_BUY_NUMBER" } })).toMatchObject({
    value: 2,
  });
  expect(await admin.call("updateSetting", { path, body: { value: 0.75 } })).toEqual({ ...path, value: 0.75 });
  expect((await seller.call("listSettings")).items).toContainEqual({ ...path, value: 0.75 });
});

it("nobody else changes them, and there are no others", async () => {
  for (const email of [people.representative, people.master, people.seller]) {
    const client = await server.signIn(email);
    expect((await client.patch("/v1/settings/CALL_FEE", { value: 0 })).status).toBe(403);
  }
  const admin = await server.signIn(people.admin);
  expect((await admin.patch("/v1/settings/NO_SUCH_THING", { value: 1 })).status).toBe(404);
  expect((await admin.patch("/v1/settings/CALL_FEE", { value: -1 })).status).toBe(400);
});
