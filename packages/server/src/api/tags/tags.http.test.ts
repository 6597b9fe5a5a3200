import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let seller: CallwrightClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.sdk("seller@callwright.test");
});
afterAll(() => server[Symbol.asyncDispose]());

it("B-API-18, B-API-19, B-API-20, B-API-04, B-TAG-05, B-TAG-14: a tag is created, put on a customer, renamed there and taken off when it is deleted", async () => {
  const tag = await seller.call("createPotentialCustomerTag", { body: { title: "Fair lead", color: "teal" } });
  const sellerCompanyId = (await seller.call("getProfile")).sellerCompanies[0]?.id;
  expect(tag).toEqual({ id: tag.id, title: "Fair lead", color: "teal", sellerCompanyId });
  const [customer] = (await seller.call("listPotentialCustomers", { query: { perPage: 1 } })).items;
  const path = { id: customer?.id ?? "" };
  expect(await seller.call("updatePotentialCustomer", { path, body: { tagIds: [tag.id] } })).toMatchObject({
    tags: [{ id: tag.id, title: "Fair lead", color: "teal" }],
  });
  expect(
    await seller.call("updatePotentialCustomerTag", { path: { id: tag.id }, body: { title: " Hot lead " } }),
  ).toMatchObject({ title: "Hot lead" });
  expect(await seller.call("getPotentialCustomer", { path })).toMatchObject({ tags: [{ title: "Hot lead" }] });
  await seller.call("deletePotentialCustomerTag", { path: { id: tag.id } });
  expect(await seller.call("getPotentialCustomer", { path })).toMatchObject({ tags: [] });
});

it("B-API-17: tags are found by a part of their title, whatever its case", async () => {
  const { items: all, metaData } = await seller.call("listPotentialCustomerTags", { query: { perPage: 100 } });
  expect(metaData.totalCount).toBe(all.length);
  const found = await seller.call("listPotentialCustomerTags", { query: { text: "RIORi" } });
  expect(found).toEqual({ items: all.filter(({ title }) => title === "Priority"), metaData: { totalCount: 1 } });
});

it("B-TAG-11 a company has a title once, whatever its case", async () => {
  await expect(
    seller.call("createPotentialCustomerTag", { body: { title: "pRIORITY", color: "blue" } }),
  ).rejects.toMatchObject({ status: 409 });
  const { items } = await seller.call("listPotentialCustomerTags", { query: { text: "retail" } });
  await expect(
    seller.call("updatePotentialCustomerTag", { path: { id: items[0]?.id ?? "" }, body: { title: "Priority" } }),
  ).rejects.toMatchObject({ status: 409 });
});

it("B-TAG-11 titles that differ in an accent are two tags, and a search finds both", async () => {
  const titles = ["Seker", "Şeker"];
  for (const title of titles) await seller.call("createPotentialCustomerTag", { body: { title, color: "blue" } });
  const { items } = await seller.call("listPotentialCustomerTags", { query: { text: "şeker" } });
  expect(items.map(({ title }) => title)).toEqual(titles);
});

it("another company's tags are not there", async () => {
  const stranger = await server.sdk("irene.galani@callwright.test");
  const { items } = await stranger.call("listPotentialCustomerTags", { query: { perPage: 100 } });
  const path = { id: items[0]?.id ?? "" };
  await expect(seller.call("updatePotentialCustomerTag", { path, body: { title: "Mine" } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(seller.call("deletePotentialCustomerTag", { path })).rejects.toMatchObject({ status: 404 });
  const [customer] = (await seller.call("listPotentialCustomers", { query: { perPage: 1 } })).items;
  await expect(
    seller.call("updatePotentialCustomer", { path: { id: customer?.id ?? "" }, body: { tagIds: [path.id] } }),
  ).rejects.toMatchObject({ status: 400, fieldErrors: { tagIds: "One of the tags does not exist." } });
});
