import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let seller: CallwrightClient;
let admin: CallwrightClient;
let stranger: CallwrightClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.sdk("seller@callwright.test");
  admin = await server.sdk("admin@callwright.test");
  stranger = await server.sdk("irene.galani@callwright.test");
});
afterAll(() => server[Symbol.asyncDispose]());

const countryOf = async (iso2: string) => {
  const { items } = await seller.call("listCountries");
  const country = items.find((each) => each.iso2 === iso2);
  if (!country) throw new Error(`There is no country ${iso2}`);
  return country;
};
const firstProductOf = async (client: CallwrightClient) => {
  const [product] = (await client.call("listProducts", { query: { perPage: 1 } })).items;
  if (!product) throw new Error("There is no product");
  return product;
};

describe("a seller's customers", () => {
  it("B-API-01, B-PC-05: come in pages, the latest update first, each in the shape the table shows", async () => {
    const first = await seller.call("listPotentialCustomers", { query: { perPage: 25 } });
    const second = await seller.call("listPotentialCustomers", { query: { perPage: 25, page: 1 } });
    expect(first.items).toHaveLength(25);
    expect(first.metaData.totalCount).toBeGreaterThan(50);
    const updates = [...first.items, ...second.items].map((item) => Date.parse(item.updatedAt));
    expect(updates).toEqual(updates.toSorted((one, other) => other - one));
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(50);
  });

  it("B-PC-05 a page far past the end is an empty list", async () => {
    expect(await seller.call("listPotentialCustomers", { query: { page: 1_000_000_000, perPage: 100 } })).toMatchObject(
      { items: [] },
    );
  });

  it.each(["name", "-name", "headquarterCountry", "-headquarterCountry", "timeZone", "createdAt"] as const)(
    "B-API-01, B-PC-28: can be sorted by %s",
    async (sortBy) => {
      const { items } = await seller.call("listPotentialCustomers", { query: { sortBy, perPage: 100 } });
      const field = sortBy.replace("-", "");
      const values = items.map(
        (item) =>
          ({
            name: item.name.toLowerCase(),
            headquarterCountry: item.headquarterCountry.name,
            timeZone: item.timeZone ?? "",
            createdAt: item.createdAt,
          })[field] ?? "",
      );
      const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(values).toEqual(sortBy.startsWith("-") ? sorted.toReversed() : sorted);
    },
  );

  it("B-API-01, B-PC-33: are found by a part of their name, whatever its case; % and _ are no wildcards", async () => {
    const found = await seller.call("listPotentialCustomers", { query: { text: "hALVORsen" } });
    expect(found.items.map(({ name }) => name)).toEqual(["Halvorsen Delikatesser AS"]);
    expect((await seller.call("listPotentialCustomers", { query: { text: "%" } })).metaData.totalCount).toBe(0);
  });

  it("are found in Turkish capitals and small letters, whose I is not that of English", async () => {
    const names = ["KIZILIRMAK İÇKİ (1+1)", "Çınar Işık"];
    const country = await countryOf("TR");
    const product = await firstProductOf(seller);
    for (const name of names)
      await seller.call("createPotentialCustomer", {
        body: { name, headquarterCountryId: country.id, productIds: [product.id] },
      });
    const found = async (text: string) =>
      (await seller.call("listPotentialCustomers", { query: { text } })).items.map(({ name }) => name);
    for (const text of ["kızılırmak içki", "kizilirmak", "KIZILIRMAK İÇKİ (1+1)", "İÇKİ (1"])
      expect(await found(text)).toEqual([names[0]]);
    for (const text of ["çınar ışık", "ÇINAR IŞIK", "Çinar"]) expect(await found(text)).toEqual([names[1]]);
    expect(await found("k.z.l.rmak")).toEqual([]);
    expect(await found("K[IZ]")).toEqual([]);
  });

  it("B-API-01, B-TAG-07: are filtered by tags", async () => {
    const { items: tags } = await seller.call("listPotentialCustomerTags", { query: { text: "Priority" } });
    const tagIds = tags.map(({ id }) => id);
    const { items, metaData } = await seller.call("listPotentialCustomers", { query: { tagIds, perPage: 100 } });
    expect(items.length).toBeGreaterThan(0);
    const all = await seller.call("listPotentialCustomers", { query: { perPage: 100 } });
    expect(metaData.totalCount).toBeLessThan(all.metaData.totalCount);
    const tagged = all.items.filter((item) => item.tags.some((tag) => tagIds.includes(tag.id)));
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(tagged.map(({ id }) => id)));
    expect(items.every((item) => item.tags.some((tag) => tagIds.includes(tag.id)))).toBe(true);
  });

  it("B-API-02, B-API-03, B-API-04, B-API-05, B-ENT-02, B-ENT-03: one is created with its contact, read, changed, and deleted", async () => {
    const norway = await countryOf("NO");
    const product = await firstProductOf(seller);
    const created = await seller.call("createPotentialCustomer", {
      body: {
        name: " Fjordland AS ",
        website: "http://fjordland.example",
        headquarterCountryId: norway.id,
        productIds: [product.id],
        contact: { name: "Ola", phoneNumber: "22 86 01 44" },
      },
    });
    expect(created).toMatchObject({
      name: "Fjordland AS",
      website: "https://fjordland.example",
      timeZone: "Europe/Oslo",
      products: [{ id: product.id }],
      contactsCount: 1,
    });
    expect(created.contacts).toMatchObject([{ name: "Ola", phoneNumber: "+4722860144" }]);
    expect(created).toMatchObject({ headquarterCountry: { id: norway.id, name: "Norway", iso2: "NO" }, tags: [] });
    expect(await seller.call("getPotentialCustomer", { path: { id: created.id } })).toEqual(created);

    const us = await countryOf("US");
    const moved = await seller.call("updatePotentialCustomer", {
      path: { id: created.id },
      body: { headquarterCountryId: us.id },
    });
    expect(moved).toMatchObject({
      name: "Fjordland AS",
      headquarterCountry: { iso2: "US" },
      timeZone: "America/New_York",
      contactsCount: 1,
    });
    const zoned = await seller.call("updatePotentialCustomer", {
      path: { id: created.id },
      body: { timeZone: "America/Denver", website: "" },
    });
    expect(zoned).toMatchObject({ timeZone: "America/Denver", website: null });
    const { items: products } = await seller.call("listProducts", { query: { perPage: 2 } });
    const productIds = products.map(({ id }) => id);
    const renamed = await seller.call("updatePotentialCustomer", {
      path: { id: created.id },
      body: { name: "Fjordland Inc.", productIds },
    });
    expect(renamed).toMatchObject({ name: "Fjordland Inc.", timeZone: "America/Denver" });
    expect(renamed.products.map(({ id }) => id).toSorted()).toEqual(productIds.toSorted());
    expect(await seller.call("getPotentialCustomer", { path: { id: created.id } })).toEqual(renamed);

    await seller.call("deletePotentialCustomer", { path: { id: created.id } });
    await expect(seller.call("getPotentialCustomer", { path: { id: created.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("B-PCFORM-05 what does not fit together is said field by field", async () => {
    const norway = await countryOf("NO");
    const foreignProduct = await firstProductOf(stranger);
    const body = {
      name: "Odd",
      headquarterCountryId: norway.id,
      productIds: [foreignProduct.id],
      timeZone: "Asia/Tokyo",
      website: "not a site",
    };
    await expect(seller.call("createPotentialCustomer", { body })).rejects.toMatchObject({
      status: 400,
      fieldErrors: {
        productIds: "One of the products does not exist.",
        timeZone: "This is not a time zone of Norway.",
        website: "This is not a website.",
      },
    });
    const withBadPhone = {
      name: "Odd",
      headquarterCountryId: norway.id,
      productIds: [(await firstProductOf(seller)).id],
      contact: { phoneNumber: "12345" },
    };
    await expect(seller.call("createPotentialCustomer", { body: withBadPhone })).rejects.toMatchObject({
      fieldErrors: { "contact.phoneNumber": "Invalid phone number" },
    });
  });

  it("B-API-06, B-PC-23: several are deleted at once, foreign ones are skipped", async () => {
    const { items } = await seller.call("listPotentialCustomers", { query: { sortBy: "createdAt", perPage: 2 } });
    const { items: foreign } = await stranger.call("listPotentialCustomers", { query: { perPage: 1 } });
    const ids = [...items, ...foreign].map(({ id }) => id);
    expect(await seller.call("deletePotentialCustomers", { body: { ids } })).toEqual({ deletedCount: 2 });
    for (const { id } of items) {
      await expect(seller.call("getPotentialCustomer", { path: { id } })).rejects.toMatchObject({ status: 404 });
    }
    expect(await stranger.call("getPotentialCustomer", { path: { id: foreign[0]?.id ?? "" } })).toMatchObject({
      id: foreign[0]?.id,
    });
  });
});

describe("another company's customers", () => {
  it("are not there: reading, changing, deleting and their contacts answer 404", async () => {
    const [foreign] = (await stranger.call("listPotentialCustomers", { query: { perPage: 1 } })).items;
    const path = { id: foreign?.id ?? "" };
    const notFound = { status: 404, code: "NOT_FOUND" };
    await expect(seller.call("getPotentialCustomer", { path })).rejects.toMatchObject(notFound);
    await expect(seller.call("updatePotentialCustomer", { path, body: { name: "Mine now" } })).rejects.toMatchObject(
      notFound,
    );
    await expect(seller.call("deletePotentialCustomer", { path })).rejects.toMatchObject(notFound);
    await expect(seller.call("listContacts", { path })).rejects.toMatchObject(notFound);
    await expect(seller.call("createContact", { path, body: { phoneNumber: "+4722860144" } })).rejects.toMatchObject(
      notFound,
    );
  });

  it("cannot be asked for or created by naming the company", async () => {
    const company = (await stranger.call("getProfile")).sellerCompanies[0];
    const asked = await seller.call("listPotentialCustomers", { query: { sellerCompanyId: company?.id } });
    expect(asked).toEqual({ items: [], metaData: { totalCount: 0 } });
    const body = {
      name: "Sneaky",
      headquarterCountryId: (await countryOf("NO")).id,
      productIds: [(await firstProductOf(seller)).id],
      sellerCompanyId: company?.id,
    };
    await expect(seller.call("createPotentialCustomer", { body })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the catalogue", () => {
  it("B-API-10, B-API-07, R-30: is kept by managers, attached to companies as a copy of their own, and its new contacts are synced", async () => {
    const germany = await countryOf("DE");
    const [product] = (await admin.call("listProducts", { query: { isPublic: true, perPage: 1 } })).items;
    const customer = await admin.call("createPotentialCustomer", {
      body: {
        name: "Catalogue GmbH",
        headquarterCountryId: germany.id,
        productIds: [product?.id ?? ""],
        contact: { name: "Uwe", phoneNumber: "+493023125118" },
      },
    });
    expect(customer).toMatchObject({ isCatalog: true, sellerCompanies: [] });

    const company = (await seller.call("getProfile")).sellerCompanies[0];
    const attach = { potentialCustomerCompanyIds: [customer.id], sellerCompanyIds: [company?.id ?? ""] };
    expect(await admin.call("attachPotentialCustomers", { body: attach })).toMatchObject({
      attachedCount: 1,
      companies: [{ sellerCompanyName: company?.name, attachedCount: 1, refusal: null }],
    });
    expect(await admin.call("attachPotentialCustomers", { body: attach })).toMatchObject({ attachedCount: 0 });
    const [copy] = (await seller.call("listPotentialCustomers", { query: { text: "Catalogue GmbH" } })).items;
    expect(copy).toMatchObject({ isCatalog: false, contactsCount: 1, products: [{ id: product?.id }] });
    expect(await admin.call("getPotentialCustomer", { path: { id: customer.id } })).toMatchObject({
      sellerCompanies: [{ id: company?.id }],
    });

    await admin.call("createContact", {
      path: { id: customer.id },
      body: { name: "Ute", phoneNumber: "+493023125120" },
    });
    const sync = { potentialCustomerCompanyIds: [customer.id] };
    expect(await admin.call("syncPotentialCustomerContacts", { body: sync })).toMatchObject({
      syncedCount: 1,
      createdContactsCount: 1,
      companies: [{ sellerCompanyName: company?.name, createdContactsCount: 1, refusal: null }],
    });
    expect(await admin.call("syncPotentialCustomerContacts", { body: sync })).toMatchObject({
      syncedCount: 1,
      createdContactsCount: 0,
    });
    const { items } = await seller.call("listContacts", { path: { id: copy?.id ?? "" }, query: { sortBy: "name" } });
    expect(items.map(({ name }) => name)).toEqual(["Ute", "Uwe"]);
  });

  it("B-PC-25 sellers neither see it nor attach", async () => {
    expect(await seller.call("listPotentialCustomers", { query: { isCatalog: true } })).toMatchObject({ items: [] });
    const ids = ["01890a5d-ac96-774b-bcce-b302099a8057"];
    const forbidden = { status: 403, code: "FORBIDDEN" };
    await expect(
      seller.call("attachPotentialCustomers", { body: { potentialCustomerCompanyIds: ids, sellerCompanyIds: ids } }),
    ).rejects.toMatchObject(forbidden);
  });

  it("R-60 a company that is full or unknown does not stop the others, and each says what became of it", async () => {
    const [product] = (await admin.call("listProducts", { query: { isPublic: true, perPage: 1 } })).items;
    const { id } = await admin.call("createPotentialCustomer", {
      body: {
        name: "Full House AS",
        headquarterCountryId: (await countryOf("NO")).id,
        productIds: [product?.id ?? ""],
      },
    });
    const full = (await stranger.call("getProfile")).sellerCompanies[0];
    const roomy = (await seller.call("getProfile")).sellerCompanies[0];
    const unknown = "01890a5d-ac96-774b-bcce-b302099a8057";
    const limit = await fillUp();
    const answer = await admin.call("attachPotentialCustomers", {
      body: { potentialCustomerCompanyIds: [id], sellerCompanyIds: [full?.id ?? "", unknown, roomy?.id ?? ""] },
    });
    expect(answer).toEqual({
      attachedCount: 1,
      companies: [
        {
          sellerCompanyId: full?.id,
          sellerCompanyName: full?.name,
          attachedCount: 0,
          refusal: {
            code: "PLAN_LIMIT_REACHED",
            message: `The plan of ${full?.name} allows ${limit} potential customers. Please upgrade the plan`,
          },
        },
        {
          sellerCompanyId: unknown,
          sellerCompanyName: null,
          attachedCount: 0,
          refusal: { code: "NOT_FOUND", message: "The seller company was not found." },
        },
        { sellerCompanyId: roomy?.id, sellerCompanyName: roomy?.name, attachedCount: 1, refusal: null },
      ],
    });
    expect((await stranger.call("listPotentialCustomers", { query: { text: "Full House" } })).items).toEqual([]);
  });

  it("R-61 a seller fetches the contacts of their own copies, and of nobody else's", async () => {
    const [product] = (await admin.call("listProducts", { query: { isPublic: true, perPage: 1 } })).items;
    const { id } = await admin.call("createPotentialCustomer", {
      body: { name: "Shared AS", headquarterCountryId: (await countryOf("NO")).id, productIds: [product?.id ?? ""] },
    });
    const own = (await seller.call("getProfile")).sellerCompanies[0];
    const managed = await admin.call("listSellerCompanies", { query: { perPage: 10 } });
    const others = managed.items.filter((company) => company.id !== own?.id).map((company) => company.id);
    await admin.call("attachPotentialCustomers", {
      body: { potentialCustomerCompanyIds: [id], sellerCompanyIds: [own?.id ?? "", ...others] },
    });
    await admin.call("createContact", { path: { id }, body: { name: "Kari", phoneNumber: "+4722860177" } });
    const [copy] = (await seller.call("listPotentialCustomers", { query: { text: "Shared AS" } })).items;
    const body = { potentialCustomerCompanyIds: [copy?.id ?? "", id] };
    expect(await seller.call("syncPotentialCustomerContacts", { body })).toEqual({
      syncedCount: 1,
      createdContactsCount: 1,
      companies: [{ sellerCompanyId: own?.id, sellerCompanyName: own?.name, createdContactsCount: 1, refusal: null }],
    });
    const free = await server.sdk("free@callwright.test");
    await expect(free.call("syncPotentialCustomerContacts", { body })).rejects.toMatchObject({
      status: 402,
      message: "Please upgrade your plan",
    });
  });

  it("B-API-01: managers see customers of all companies, of one, or the catalogue alone", async () => {
    const company = (await stranger.call("getProfile")).sellerCompanies[0];
    const all = (await admin.call("listPotentialCustomers")).metaData.totalCount;
    const ofOne = await admin.call("listPotentialCustomers", { query: { sellerCompanyId: company?.id, perPage: 100 } });
    const catalogue = await admin.call("listPotentialCustomers", { query: { isCatalog: true, perPage: 100 } });
    expect(ofOne.items.every((item) => item.sellerCompanies[0]?.id === company?.id)).toBe(true);
    expect(catalogue.items.every((item) => item.isCatalog)).toBe(true);
    expect(all).toBeGreaterThan(ofOne.metaData.totalCount + catalogue.metaData.totalCount);
  });
});

it("a change is told to the company's widgets as it happens", async () => {
  const [customer] = (await seller.call("listPotentialCustomers", { query: { perPage: 1 } })).items;
  const stop = new AbortController();
  const within = { kind: "companies" as const, companyIds: [customer?.sellerCompanies[0]?.id ?? ""] };
  const heard = server.context.events.follow(within, { signal: stop.signal });
  const next = heard[Symbol.asyncIterator]().next();
  await seller.call("updatePotentialCustomer", { path: { id: customer?.id ?? "" }, body: { name: "Renamed" } });
  expect((await next).value).toMatchObject({
    type: "potentialCustomer.changed",
    change: "UPDATED",
    potentialCustomerId: customer?.id,
  });
  stop.abort();
});

/** Limits the plan of Irene's company, which no other company uses, to what the company has. */
async function fillUp() {
  const limit = (await stranger.call("listPotentialCustomers")).metaData.totalCount;
  const plans = server.context.db.updateTable("subscription_packages");
  await plans.set({ limit_potential_customer: limit }).where("name", "=", "Starter").execute();
  return limit;
}
