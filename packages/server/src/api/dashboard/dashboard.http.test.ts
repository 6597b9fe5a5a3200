import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The same counts through the list, by status and by answer. */
async function listed(client: CallwrightClient, filter: object): Promise<number> {
  return (await client.call("listCalls", { query: { perPage: 1, ...filter } })).metaData.totalCount;
}

it("A-API-25, R-36: calls are counted by every status and answer, as the list has them", async () => {
  for (const email of [people.seller, people.admin]) {
    const client = await server.sdk(email);
    const counts = await client.call("getCallStatistics", { query: {} });
    expect(counts.stats.totalCount).toBe(await listed(client, {}));
    expect(total(counts.status)).toBe(counts.stats.totalCount);
    expect(total(counts.answer)).toBe(counts.stats.totalCount);
    expect(counts.status.COMPLETED).toBe(await listed(client, { statuses: ["COMPLETED"] }));
    expect(counts.answer.POSITIVE).toBe(await listed(client, { answers: ["POSITIVE"] }));
    expect(Object.keys(counts.status)).toHaveLength(9);
  }
});

it("A-API-26: potential customers are counted as the list has them", async () => {
  for (const email of [people.seller, people.freeSeller, people.admin]) {
    const client = await server.sdk(email);
    const { metaData } = await client.call("listPotentialCustomers", { query: { perPage: 1 } });
    expect(await client.call("getPotentialCustomerStatistics", { query: {} })).toEqual({ stats: metaData });
  }
});

it("managers look at one company, and sellers at no other", async () => {
  const seller = await server.sdk(people.seller);
  const admin = await server.sdk(people.admin);
  const mine = (await seller.call("getProfile")).sellerCompanies[0]?.id ?? "";
  const query = { sellerCompanyId: mine };
  expect(await admin.call("getCallStatistics", { query })).toEqual(
    await seller.call("getCallStatistics", { query: {} }),
  );
  const free = await server.sdk(people.freeSeller);
  expect((await free.call("getCallStatistics", { query })).stats.totalCount).toBe(0);
  expect(await free.call("getPotentialCustomerStatistics", { query })).toEqual({ stats: { totalCount: 0 } });
});

it("the test call is not counted (R-22)", async () => {
  const seller = await server.sdk(people.seller);
  const before = await seller.call("getCallStatistics", { query: {} });
  await seller.call("startWelcomeCall", { body: { phoneNumber: "+4722860144" } });
  expect((await seller.call("getCallStatistics", { query: {} })).stats).toEqual(before.stats);
});
