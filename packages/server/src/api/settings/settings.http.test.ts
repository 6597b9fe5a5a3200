import { afterAll, beforeAll, expect, it } from "vitest";

import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("B-API-50, B-API-51, B-ENT-04, B-ENT-05, B-ENT-06: everybody reads the figures, in a list and each by its key", async () => {
  const seller = await server.sdk(people.seller);
  const { items, metaData } = await seller.call("listSettings");
  expect(metaData.totalCount).toBe(items.length);
  expect(items).toContainEqual({ key: "MINIMUM_BALANCE_TO_BUY_NUMBER", value: 2 });
  expect(items).toContainEqual({ key: "MINIMUM_BALANCE_TO_CALL", value: 0.5 });
  for (const setting of items) expect(await seller.call("getSetting", { path: { key: setting.key } })).toEqual(setting);
});

it("B-API-52: the admin changes one, for everybody", async () => {
  const admin = await server.sdk(people.admin);
  const seller = await server.sdk(people.seller);
  const before = (await seller.call("listSettings")).items;
  const key = "MINIMUM_BALANCE_TO_CALL";
  expect(await admin.call("updateSetting", { path: { key }, body: { value: 0.75 } })).toEqual({ key, value: 0.75 });
  expect(await seller.call("getSetting", { path: { key } })).toEqual({ key, value: 0.75 });
  expect((await seller.call("listSettings")).items).toEqual(
    before.map((setting) => (setting.key === key ? { key, value: 0.75 } : setting)),
  );
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
