import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import { exportOf, rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let seller: CallwrightClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.sdk("seller@callwright.test");
});
afterAll(() => server[Symbol.asyncDispose]());

it("B-API-21, B-API-22, B-API-23, B-API-24, B-API-25, B-PROD-21: a product is created, read, changed, found and deleted", async () => {
  const created = await seller.call("createProduct", {
    body: { name: "Lemon Infused Oil", hscode: "150990", sector: "Food & Beverage", about: "" },
  });
  expect(created).toMatchObject({
    name: "Lemon Infused Oil",
    hscode: "150990",
    about: null,
    isPublic: false,
    sellerCompany: { name: "Aegean Olive Trading" },
  });
  const path = { id: created.id };
  expect(await seller.call("getProduct", { path })).toEqual(created);
  expect(
    await seller.call("updateProduct", { path, body: { hscode: null, about: "Cold pressed with peel." } }),
  ).toMatchObject({ name: "Lemon Infused Oil", hscode: null, about: "Cold pressed with peel." });
  expect(await seller.call("getProduct", { path })).toMatchObject({ hscode: null, sector: "Food & Beverage" });
  expect(await seller.call("listProducts", { query: { text: "lemon" } })).toMatchObject({
    items: [{ id: created.id }],
    metaData: { totalCount: 1 },
  });
  await seller.call("deleteProduct", { path });
  await expect(seller.call("getProduct", { path })).rejects.toMatchObject({ status: 404 });
});

it("B-PROD-15, B-PROD-16: a name needs 2 to 100 characters", async () => {
  for (const name of ["x", "x".repeat(101), "   "]) {
    await expect(seller.call("createProduct", { body: { name } })).rejects.toMatchObject({ status: 400 });
  }
  for (const name of ["xy", "x".repeat(100)]) {
    const { id } = await seller.call("createProduct", { body: { name } });
    await seller.call("deleteProduct", { path: { id } });
  }
});

it("R-30 the catalogue is read by everybody and changed by managers", async () => {
  const { items } = await seller.call("listProducts", { query: { isPublic: true, perPage: 100 } });
  expect(items.length).toBeGreaterThanOrEqual(18);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  const path = { id: items[0]?.id ?? "" };
  expect(await seller.call("getProduct", { path })).toMatchObject({ isPublic: true, sellerCompany: null });
  await expect(seller.call("updateProduct", { path, body: { name: "Mine" } })).rejects.toMatchObject({ status: 404 });
  await expect(seller.call("deleteProduct", { path })).rejects.toMatchObject({ status: 404 });
  const admin = await server.sdk("admin@callwright.test");
  expect(await admin.call("updateProduct", { path, body: { about: "Of the catalogue" } })).toMatchObject({
    about: "Of the catalogue",
  });
});

it("R-29 somebody without a company sees and changes what they made, and nobody else does", async () => {
  const newcomer = await server.sdk("new@callwright.test");
  const made = await newcomer.call("createProduct", { body: { name: "Hand dyed yarn" } });
  expect(made).toMatchObject({ isPublic: false, sellerCompany: null });
  expect(await newcomer.call("listProducts")).toMatchObject({ items: [{ id: made.id }], metaData: { totalCount: 1 } });
  await expect(seller.call("getProduct", { path: { id: made.id } })).rejects.toMatchObject({ status: 404 });
});

it("B-API-21: managers ask for one company's products, page by page", async () => {
  const admin = await server.sdk("admin@callwright.test");
  const sellerCompanyId = (await seller.call("getProfile")).sellerCompanies[0]?.id;
  const ask = (page: number) =>
    admin.call("listProducts", { query: { sellerCompanyId, isPublic: false, sortBy: "name", perPage: 3, page } });
  const [first, second] = [await ask(0), await ask(1)];
  const items = [...first.items, ...second.items];
  expect(first.items).toHaveLength(3);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.map(({ sellerCompany }) => sellerCompany?.id)).toEqual(items.map(() => sellerCompanyId));
  const names = items.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
});

it("the Free plan has three products and no bulk actions", async () => {
  const free = await server.sdk("free@callwright.test");
  await expect(free.call("createProduct", { body: { name: "A fourth one" } })).rejects.toMatchObject({
    status: 402,
    code: "PLAN_LIMIT_REACHED",
  });
  const { items } = await free.call("listProducts");
  expect(items).toHaveLength(3);
  const upgrade = { status: 402, code: "PLAN_UPGRADE_REQUIRED", message: "Please upgrade your plan" };
  await expect(free.call("deleteProducts", { body: { ids: items.map(({ id }) => id) } })).rejects.toMatchObject(
    upgrade,
  );
  await expect(free.call("exportProducts", {})).rejects.toMatchObject(upgrade);
});

it("B-API-27, B-API-26, B-PROD-09, B-PROD-10: several are exported and deleted, foreign ones are skipped", async () => {
  const http = await server.signIn("seller@callwright.test");
  const stranger = await server.sdk("irene.galani@callwright.test");
  const { items: own } = await seller.call("listProducts", { query: { sortBy: "name", perPage: 2 } });
  const { items: foreign } = await stranger.call("listProducts", { query: { perPage: 1 } });
  const ids = [...own, ...foreign].map(({ id }) => id);
  const rows = await rowsOf(await exportOf(http, "/v1/products/bulk/export?sortBy=name", { ids }));
  expect(rows.map((row) => row[0])).toEqual(["Name", ...own.map(({ name }) => name)]);
  expect(await seller.call("deleteProducts", { body: { ids } })).toEqual({ deletedCount: 2 });
  for (const { id } of own) {
    await expect(seller.call("getProduct", { path: { id } })).rejects.toMatchObject({ status: 404 });
  }
  const path = { id: foreign[0]?.id ?? "" };
  expect(await stranger.call("getProduct", { path })).toMatchObject({ id: path.id });
});

it("B-API-21: who searches by match finds the names that begin with the words first, then the others, each by name", async () => {
  const made: string[] = [];
  for (const name of ["Antique quillwork", "quillwork 100% wool", "Quillwork", "Modern Quillwork", "Quillwork box"]) {
    made.push((await seller.call("createProduct", { body: { name } })).id);
  }
  const found = async (text: string) => {
    const { items } = await seller.call("listProducts", { query: { text, sortBy: "match" } });
    return items.map(({ name }) => name);
  };
  expect(await found(" QUILLwork ")).toEqual([
    "Quillwork",
    "quillwork 100% wool",
    "Quillwork box",
    "Antique quillwork",
    "Modern Quillwork",
  ]);
  expect(await found("quillwork 100%")).toEqual(["quillwork 100% wool"]);
  for (const name of ["Esmer Şeker", "Şeker kamışı"])
    made.push((await seller.call("createProduct", { body: { name } })).id);
  expect(await found("seker")).toEqual(["Şeker kamışı", "Esmer Şeker"]);
  const { items } = await seller.call("listProducts", { query: { text: "quillwork", sortBy: "name" } });
  expect(items[0]?.name).toBe("Antique quillwork");
  for (const id of made) await seller.call("deleteProduct", { path: { id } });
});
