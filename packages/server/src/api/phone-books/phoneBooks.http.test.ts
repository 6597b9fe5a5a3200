import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { exportOf, rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let seller: CallwrightClient;
let stranger: CallwrightClient;
let parts: { contactId: string; potentialCustomerCompanyId: string; productId: string; sellerCompanyId: string };
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.sdk("seller@callwright.test");
  stranger = await server.sdk("irene.galani@callwright.test");
  parts = await partsOf(seller);
});
afterAll(() => server[Symbol.asyncDispose]());

/** The parts of a call center item of this seller. */
async function partsOf(client: CallwrightClient) {
  const { items: customers } = await client.call("listPotentialCustomers", { query: { perPage: 100 } });
  const customer = customers.find(({ contactsCount }) => contactsCount > 1);
  const { items: contacts } = await client.call("listContacts", { path: { id: customer?.id ?? "" } });
  const { items: products } = await client.call("listProducts", { query: { perPage: 1 } });
  const { sellerCompanies } = await client.call("getProfile");
  return {
    contactId: contacts[0]?.id ?? "",
    potentialCustomerCompanyId: customer?.id ?? "",
    productId: products[0]?.id ?? "",
    sellerCompanyId: sellerCompanies[0]?.id ?? "",
  };
}

describe("the call center", () => {
  it("A-API-34, A-API-31, A-API-32, A-API-33, A-ENT-10: an item is created, read, changed and deleted", async () => {
    const created = await seller.call("createPhoneBook", { body: { ...parts, language: "tr" } });
    expect(created).toMatchObject({
      contact: { id: parts.contactId },
      potentialCustomerCompany: { id: parts.potentialCustomerCompanyId },
      product: { id: parts.productId },
      sellerCompany: { id: parts.sellerCompanyId, name: "Aegean Olive Trading" },
      sellerCompanyNumber: null,
      language: "tr",
      callsCount: 0,
      lastCall: null,
    });
    const path = { id: created.id };
    expect(await seller.call("getPhoneBook", { path })).toEqual(created);
    const [first] = (await seller.call("listPhoneBooks", { query: { perPage: 1 } })).items;
    expect(first?.id).toBe(created.id);

    const { items: numbers } = await seller.call("listNumbers", { query: { perPage: 100 } });
    const number = numbers.find(({ status }) => status === "ACTIVE");
    const changed = await seller.call("updatePhoneBook", {
      path,
      body: { language: "de", sellerCompanyNumberId: number?.id },
    });
    expect(changed).toMatchObject({ language: "de", sellerCompanyNumber: { number: number?.number } });
    expect(await seller.call("updatePhoneBook", { path, body: { sellerCompanyNumberId: null } })).toMatchObject({
      language: "de",
      sellerCompanyNumber: null,
    });
    expect(await seller.call("getPhoneBook", { path })).toMatchObject({ language: "de", contact: created.contact });

    await seller.call("deletePhoneBook", { path });
    expect((await seller.call("listPhoneBooks", { query: { perPage: 1 } })).items[0]?.id).not.toBe(created.id);
    await expect(seller.call("getPhoneBook", { path })).rejects.toMatchObject({ status: 404 });
  });

  it("somebody with nothing but a telephone number finds whom it belongs to, and the calls to it", async () => {
    const { items } = await seller.call("listPhoneBooks", { query: { perPage: 100 } });
    const known = items.find(({ contact, callsCount }) => contact && callsCount > 0);
    const phoneNumber = known?.contact?.phoneNumber ?? "";
    const typed = `${phoneNumber.slice(0, 3)} (${phoneNumber.slice(3, 5)}) ${phoneNumber.slice(5)}`;
    for (const asked of [phoneNumber, typed]) {
      const found = await seller.call("listPhoneBooks", { query: { phoneNumber: asked, perPage: 100 } });
      expect(found.items.map(({ id }) => id)).toContain(known?.id);
      expect(new Set(found.items.map(({ contact }) => contact?.phoneNumber))).toEqual(new Set([phoneNumber]));
      expect(found.metaData.totalCount).toBe(found.items.length);
      const calls = await seller.call("listCalls", { query: { phoneNumber: asked, perPage: 100 } });
      expect(calls.items.length).toBeGreaterThan(0);
      expect(new Set(calls.items.map(({ contact }) => contact.phoneNumber))).toEqual(new Set([phoneNumber]));
      expect(calls.metaData.totalCount).toBe(calls.items.length);
      expect((await stranger.call("listPhoneBooks", { query: { phoneNumber: asked } })).items).not.toContainEqual(
        expect.objectContaining({ id: known?.id }),
      );
    }
    expect((await seller.call("listPhoneBooks", { query: { phoneNumber: "+47 22 86 01 99" } })).items).toEqual([]);
    for (const operation of ["listPhoneBooks", "listCalls"] as const)
      await expect(seller.call(operation, { query: { phoneNumber: "0212 555 01" } })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { phoneNumber: "Invalid phone number" },
      });
  });

  it("A-CCADD-03 parts that are missing or somebody else's are named", async () => {
    const foreign = await partsOf(stranger);
    const withForeignCustomer = {
      ...parts,
      potentialCustomerCompanyId: foreign.potentialCustomerCompanyId,
      contactId: foreign.contactId,
    };
    await expect(seller.call("createPhoneBook", { body: withForeignCustomer })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { potentialCustomerCompanyId: "Customer is required" },
    });
    await expect(
      seller.call("createPhoneBook", {
        body: { ...parts, contactId: foreign.contactId, productId: foreign.productId },
      }),
    ).rejects.toMatchObject({
      fieldErrors: { contactId: "Contact person is required", productId: "Product is required" },
    });
    await expect(
      seller.call("createPhoneBook", { body: { ...parts, sellerCompanyId: foreign.sellerCompanyId } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("A-CC-11 managers see every company's items and create none", async () => {
    const admin = await server.sdk("admin@callwright.test");
    await expect(admin.call("createPhoneBook", { body: parts })).rejects.toMatchObject({
      status: 403,
      code: "FORBIDDEN",
    });
    const { items } = await admin.call("listPhoneBooks", { query: { perPage: 100 } });
    expect(new Set(items.map(({ sellerCompany }) => sellerCompany?.name)).size).toBeGreaterThan(1);
    const { items: ofOne } = await admin.call("listPhoneBooks", {
      query: { sellerCompanyIds: [parts.sellerCompanyId], perPage: 100 },
    });
    expect(ofOne.every(({ sellerCompany }) => sellerCompany?.id === parts.sellerCompanyId)).toBe(true);
  });

  it("A-API-30, R-17: items are filtered by customer, product and text", async () => {
    const { items: all } = await seller.call("listPhoneBooks", { query: { perPage: 100 } });
    const some = all.find(
      ({ contact, potentialCustomerCompany, product }) => contact && potentialCustomerCompany && product,
    );
    const potentialCustomerCompanyIds = [some?.potentialCustomerCompany?.id ?? ""];
    const productIds = [some?.product?.id ?? ""];
    const { items } = await seller.call("listPhoneBooks", {
      query: { potentialCustomerCompanyIds, productIds, perPage: 100 },
    });
    expect(items.map(({ id }) => id)).toContain(some?.id);
    expect(items.length).toBeLessThan(all.length);
    expect(items.map(({ product }) => product?.id)).toEqual(items.map(() => productIds[0]));
    expect(items.map((item) => item.potentialCustomerCompany?.id)).toEqual(
      items.map(() => potentialCustomerCompanyIds[0]),
    );
    for (const text of [
      some?.contact?.surname,
      some?.potentialCustomerCompany?.name.toUpperCase(),
      some?.product?.name,
    ]) {
      const found = await seller.call("listPhoneBooks", { query: { text: text ?? "?", perPage: 100 } });
      expect(found.items.map(({ id }) => id)).toContain(some?.id);
      expect(found.items.length).toBeLessThan(all.length);
    }
  });

  it.each([
    "createdAt",
    "-createdAt",
    "potentialCustomerCompany",
    "headquarterCountry",
    "contact",
    "product",
    "sellerCompanyNumber",
    "sellerCompany",
    "language",
    "-callsCount",
  ] as const)("R-52 items can be sorted by %s, and no page repeats one", async (sortBy) => {
    const pages = await Promise.all(
      [0, 1, 2].map((page) => seller.call("listPhoneBooks", { query: { sortBy, page, perPage: 10 } })),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(30);
  });

  it("an item outlives what it points at and says what is missing", async () => {
    const product = await seller.call("createProduct", { body: { name: "Passing fashion" } });
    const { id } = await seller.call("createPhoneBook", { body: { ...parts, productId: product.id } });
    await seller.call("deleteProduct", { path: { id: product.id } });
    expect(await seller.call("getPhoneBook", { path: { id } })).toMatchObject({
      product: null,
      contact: { id: parts.contactId },
    });
  });

  it("A-API-36, A-API-35, A-CC-05, A-CC-06: items are exported and deleted in bulk, foreign ones are skipped", async () => {
    const { items: own } = await seller.call("listPhoneBooks", { query: { sortBy: "createdAt", perPage: 3 } });
    const { items: foreign } = await stranger.call("listPhoneBooks", { query: { perPage: 1 } });
    const ids = [...own, ...foreign].map(({ id }) => id);
    const http = await server.signIn("seller@callwright.test");
    const rows = await rowsOf(await exportOf(http, "/v1/phone-books/bulk/export?sortBy=createdAt", { ids }));
    expect(rows.map((row) => row[0])).toEqual([
      "Customer",
      ...own.map(({ potentialCustomerCompany }) => potentialCustomerCompany?.name),
    ]);
    expect(await seller.call("deletePhoneBooks", { body: { ids } })).toEqual({ deletedCount: 3 });
    for (const { id } of own)
      await expect(seller.call("getPhoneBook", { path: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await stranger.call("getPhoneBook", { path: { id: foreign[0]?.id ?? "" } })).toMatchObject(foreign[0] ?? {});
  });

  it("another company's items are not there", async () => {
    const [foreign] = (await stranger.call("listPhoneBooks", { query: { perPage: 1 } })).items;
    const path = { id: foreign?.id ?? "" };
    await expect(seller.call("getPhoneBook", { path })).rejects.toMatchObject({ status: 404 });
    await expect(seller.call("updatePhoneBook", { path, body: { language: "de" } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(seller.call("deletePhoneBook", { path })).rejects.toMatchObject({ status: 404 });
    await expect(seller.call("listPhoneBookReviews", { path })).rejects.toMatchObject({ status: 404 });
  });
});

describe("notes on an item", () => {
  const newItem = async () => ({ id: (await seller.call("createPhoneBook", { body: parts })).id });
  const write = (path: { id: string }, title: string, review = "After the fair.\nIn May.") =>
    seller.call("createPhoneBookReview", { path, body: { title, review } });
  const notesOf = async (path: { id: string }, query: { text?: string; page?: number; perPage?: number } = {}) =>
    seller.call("listPhoneBookReviews", { path, query });

  it("A-API-38, A-NOTE-01, A-NOTE-03, A-ENT-11: one is added to its item, with who wrote it and when", async () => {
    const [path, other] = [await newItem(), await newItem()];
    const before = Date.now();
    const note = await write(path, " Call back ");
    expect(note).toEqual({
      id: expect.any(String) as string,
      title: "Call back",
      review: "After the fair.\nIn May.",
      author: expect.objectContaining({ name: "Elif", surname: "Kaya" }) as object,
      createdAt: note.updatedAt,
      updatedAt: expect.any(String) as string,
    });
    expect(Math.abs(Date.parse(note.updatedAt) - before)).toBeLessThan(60_000);
    expect(await notesOf(path)).toEqual({ items: [note], metaData: { totalCount: 1 } });
    expect(await notesOf(other)).toEqual({ items: [], metaData: { totalCount: 0 } });
    await expect(write({ id: crypto.randomUUID() }, "Nowhere")).rejects.toMatchObject({ status: 404 });
  });

  it("A-API-37, A-NOTE-02: they are listed in pages, the latest first, and found by their words", async () => {
    const path = await newItem();
    const [first, second, third] = [
      await write(path, "One"),
      await write(path, "Two"),
      await write(path, "Three", "At the fair"),
    ];
    expect((await notesOf(path)).items).toEqual([third, second, first]);
    expect(await notesOf(path, { perPage: 2, page: 1 })).toEqual({ items: [first], metaData: { totalCount: 3 } });
    expect((await notesOf(path, { text: "tWO" })).items).toEqual([second]);
    expect((await notesOf(path, { text: "at the fair" })).items).toEqual([third]);
  });

  it("those of a person are read together, of every product and the newest first, by nobody else", async () => {
    const { items: customers } = await seller.call("listPotentialCustomers", { query: { perPage: 100 } });
    const { id } = customers.find((customer) => customer.id === parts.potentialCustomerCompanyId) ?? { id: "" };
    const body = { name: "Noted", phoneNumber: "+4722860199" };
    const { id: contactId } = await seller.call("createContact", { path: { id }, body });
    const items = await Promise.all(
      [1, 2].map(() => seller.call("createPhoneBook", { body: { ...parts, contactId } })),
    );
    const path = { id, contactId };
    const read = (client: CallwrightClient, query = {}) => client.call("listContactReviews", { path, query });
    expect(await read(seller)).toEqual({ items: [], metaData: { totalCount: 0 } });
    const [first, second] = [await write(items[0]!, "One"), await write(items[1]!, "Two")];
    await write(await newItem(), "About somebody else");
    expect(await read(seller)).toEqual({ items: [second, first], metaData: { totalCount: 2 } });
    expect(await read(seller, { perPage: 1, page: 1 })).toEqual({ items: [first], metaData: { totalCount: 2 } });
    await expect(read(stranger)).rejects.toMatchObject({ status: 404 });
    const nobody = { path: { id, contactId: crypto.randomUUID() } };
    await expect(seller.call("listContactReviews", nobody)).rejects.toMatchObject({ status: 404 });
  });

  it("A-API-39: one is read by its id, through its own item only", async () => {
    const [path, other] = [await newItem(), await newItem()];
    const { id: reviewId, ...note } = await write(path, "One");
    const read = (client: CallwrightClient, id: string) =>
      client.call("getPhoneBookReview", { path: { id, reviewId } });
    expect(await read(seller, path.id)).toEqual({ id: reviewId, ...note });
    await expect(read(seller, other.id)).rejects.toMatchObject({ status: 404 });
    await expect(read(stranger, path.id)).rejects.toMatchObject({ status: 404 });
  });

  it("A-API-40, A-NOTE-04: what is changed is changed, the rest stays, and nobody else's is touched", async () => {
    const path = await newItem();
    const [note, other] = [await write(path, "One"), await write(path, "Two")];
    const one = { id: path.id, reviewId: note.id };
    const changed = await seller.call("updatePhoneBookReview", { path: one, body: { title: "Call in May" } });
    expect(changed).toEqual({ ...note, title: "Call in May", updatedAt: changed.updatedAt });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(note.updatedAt));
    expect(await seller.call("getPhoneBookReview", { path: one })).toEqual(changed);
    expect((await notesOf(path)).items).toContainEqual(other);
    const foreign = stranger.call("updatePhoneBookReview", { path: one, body: { title: "Mine" } });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    expect(await seller.call("getPhoneBookReview", { path: one })).toEqual(changed);
  });

  it("one is changed and deleted through its own item only, so that nobody reaches another company's notes", async () => {
    const [path, own] = [await newItem(), await newItem()];
    const note = await write(path, "One");
    const { items } = await stranger.call("listPhoneBooks", { query: { perPage: 1 } });
    const attempts = [
      [seller, own.id],
      [stranger, items[0]?.id ?? ""],
    ] as const;
    for (const [client, id] of attempts) {
      const one = { id, reviewId: note.id };
      const changed = client.call("updatePhoneBookReview", { path: one, body: { title: "Mine" } });
      await expect(changed).rejects.toMatchObject({ status: 404 });
      await expect(client.call("deletePhoneBookReview", { path: one })).rejects.toMatchObject({ status: 404 });
    }
    expect(await notesOf(path)).toEqual({ items: [note], metaData: { totalCount: 1 } });
  });

  it("A-API-41, A-NOTE-05: one is deleted, the others stay", async () => {
    const path = await newItem();
    const [note, other] = [await write(path, "One"), await write(path, "Two")];
    const one = { id: path.id, reviewId: note.id };
    await expect(stranger.call("deletePhoneBookReview", { path: one })).rejects.toMatchObject({ status: 404 });
    await seller.call("deletePhoneBookReview", { path: one });
    await expect(seller.call("getPhoneBookReview", { path: one })).rejects.toMatchObject({ status: 404 });
    await expect(seller.call("deletePhoneBookReview", { path: one })).rejects.toMatchObject({ status: 404 });
    expect(await notesOf(path)).toEqual({ items: [other], metaData: { totalCount: 1 } });
  });

  it("A-NOTE-06 and A-NOTE-07 need a title and a text", async () => {
    const [item] = (await seller.call("listPhoneBooks", { query: { perPage: 1 } })).items;
    const path = { id: item?.id ?? "" };
    await expect(
      seller.call("createPhoneBookReview", { path, body: { title: " ", review: "x" } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      seller.call("createPhoneBookReview", { path, body: { title: "x", review: "" } }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
