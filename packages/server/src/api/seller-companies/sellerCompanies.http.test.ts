import type { CallwrightClient } from "@callwright/sdk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { demoPassword } from "../../seed/index.ts";
import { people } from "../../testing/people.ts";
import { exportOf, rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let manager: CallwrightClient;
let seller: CallwrightClient;
let countryId: (iso2: string) => string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.sdk(people.representative);
  seller = await server.sdk(people.seller);
  const { items } = await manager.call("listCountries");
  countryId = (iso2) => items.find((country) => country.iso2 === iso2)?.id ?? "";
});
afterAll(() => server[Symbol.asyncDispose]());

const create = (more: object = {}) =>
  manager.call("createSellerCompany", {
    body: { name: "Nordlys Fisk", website: "nordlys.example", headquarterCountryId: countryId("NO"), ...more },
  });

it("B-API-29, B-API-30, B-ENT-01, R-28: a new company is on the Free plan, with a proper website and its country's time zone", async () => {
  const company = await create();
  expect(company).toMatchObject({
    name: "Nordlys Fisk",
    website: "https://nordlys.example",
    currency: "USD",
    timeZone: "Europe/Oslo",
    headquarterCountry: { iso2: "NO" },
    headquarterCity: null,
    products: [],
    users: [],
    subscription: { endAt: null },
  });
  expect(await manager.call("getSellerCompany", { path: { id: company.id } })).toEqual(company);
});

it("B-API-28: companies are listed with what the table shows, found by a part of their name, and sorted", async () => {
  const made = [await create({ name: "Zwei Fische GmbH" }), await create({ name: "Aardvark Fische" })];
  const found = await manager.call("listSellerCompanies", { query: { text: "fISCHe", sortBy: "name" } });
  expect(found.metaData).toEqual({ totalCount: 2 });
  expect(found.items).toMatchObject([{ id: made[1]?.id, name: "Aardvark Fische" }, { id: made[0]?.id }]);
  const reversed = await manager.call("listSellerCompanies", { query: { text: "fische", sortBy: "-name" } });
  expect(reversed.items).toEqual(found.items.toReversed());
  const ofSeller = await seller.call("listSellerCompanies", { query: {} });
  expect(ofSeller.items.map(({ name }) => name)).toEqual(["Aegean Olive Trading"]);
});

it("R-11: a company in Türkiye begins with lira, unless it says otherwise", async () => {
  expect((await create({ headquarterCountryId: countryId("TR") })).currency).toBe("TRY");
  expect((await create({ headquarterCountryId: countryId("TR"), currency: "USD" })).currency).toBe("USD");
});

it("B-CONST-04: a company counts in dollars or lira, and in nothing else", async () => {
  const http = await server.signIn(people.representative);
  const path = `/v1/seller-companies/${(await create()).id}`;
  for (const currency of ["TRY", "USD"] as const) {
    expect(await http.patch(path, { currency })).toMatchObject({ status: 200, body: { currency } });
  }
  for (const currency of ["EUR", "try", null]) expect((await http.patch(path, { currency })).status).toBe(400);
});

it("B-COMP-14: country and city exist and belong together, and a website is one", async () => {
  const { items } = await manager.call("listCities", { path: { id: countryId("TR") }, query: {} });
  const city = items[0]?.id;
  await expect(create({ headquarterCityId: city })).rejects.toMatchObject({
    status: 400,
    problem: { errors: { headquarterCityId: "This is not a city of Norway." } },
  });
  await expect(create({ headquarterCountryId: crypto.randomUUID() })).rejects.toMatchObject({ status: 400 });
  await expect(create({ website: "not a website" })).rejects.toMatchObject({
    problem: { errors: { website: "This is not a website." } },
  });
  expect(await create({ headquarterCountryId: countryId("TR"), headquarterCityId: city })).toMatchObject({
    headquarterCity: { id: city },
  });
});

it("B-API-31: a company takes products from the catalogue, and keeps its own", async () => {
  const company = await create();
  const path = { id: company.id };
  const { items } = await manager.call("listProducts", { query: { isPublic: true, perPage: 3 } });
  const publicIds = items.map(({ id }) => id);
  const changed = await manager.call("updateSellerCompany", {
    path,
    body: { productIds: publicIds, about: " Fish. " },
  });
  expect(changed).toMatchObject({ about: "Fish.", name: "Nordlys Fisk" });
  expect(changed.productIds.toSorted()).toEqual(publicIds.toSorted());

  const own = await manager.call("createProduct", { body: { name: "Stockfish", sellerCompanyId: company.id } });
  const dropOwn = manager.call("updateSellerCompany", { path, body: { productIds: publicIds.slice(0, 1) } });
  await expect(dropOwn).rejects.toMatchObject({ status: 400, problem: { errors: { productIds: /Stockfish/ } } });
  const both = await manager.call("updateSellerCompany", {
    path,
    body: { productIds: [own.id, ...publicIds.slice(0, 1)] },
  });
  expect(both.productIds).toHaveLength(2);
  await expect(manager.call("updateSellerCompany", { path, body: { productIds: [] } })).rejects.toMatchObject({
    status: 400,
  });
});

it("a company that moves takes the new country's time zone along, and leaves the city behind", async () => {
  const { items } = await manager.call("listCities", { path: { id: countryId("NO") }, query: {} });
  const company = await create({ headquarterCityId: items[0]?.id });
  expect(company.headquarterCity).not.toBeNull();
  const moved = await manager.call("updateSellerCompany", {
    path: { id: company.id },
    body: { headquarterCountryId: countryId("DE") },
  });
  expect(moved).toMatchObject({ timeZone: "Europe/Berlin", headquarterCity: null, website: company.website });
});

it("A-ROLE-03: a seller changes their own company and no other", async () => {
  const mine = (await seller.call("getProfile")).sellerCompanies[0]?.id ?? "";
  const changed = await seller.call("updateSellerCompany", { path: { id: mine }, body: { currency: "TRY" } });
  expect(changed.currency).toBe("TRY");
  const other = await create();
  await expect(
    seller.call("updateSellerCompany", { path: { id: other.id }, body: { name: "Mine now" } }),
  ).rejects.toMatchObject({ status: 404 });
});

it("B-API-32, B-COMP-06, B-COMP-07: managers delete companies with all that is theirs, sellers do not", async () => {
  const { path, person, customerId, itemId } = await createWithPossessions();
  const before = await rowsOfCompany(path.id);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(["faqs", "phone_books", "potential_customers", "products", "tags"]),
  );
  await expect(seller.call("deleteSellerCompany", { path })).rejects.toMatchObject({ status: 403 });
  await expect(person.call("deleteSellerCompany", { path })).rejects.toMatchObject({ status: 403 });
  expect(await rowsOfCompany(path.id)).toEqual(before);

  await manager.call("deleteSellerCompany", { path });
  await expect(manager.call("getSellerCompany", { path })).rejects.toMatchObject({ status: 404 });
  await expect(manager.call("deleteSellerCompany", { path })).rejects.toMatchObject({ status: 404 });
  await expect(manager.call("getPotentialCustomer", { path: { id: customerId } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(manager.call("getPhoneBook", { path: { id: itemId } })).rejects.toMatchObject({ status: 404 });
  expect(await rowsOfCompany(path.id)).toEqual({});
  expect((await person.call("getProfile")).sellerCompanies).toEqual([]);
  expect((await seller.call("listPotentialCustomers")).metaData.totalCount).toBeGreaterThan(0);
});

/** A company with a person who works for it, and with one record of every kind. */
async function createWithPossessions() {
  const { id } = await create();
  const account = { email: "owner@things.test", password: demoPassword, name: "Own", surname: "Er" };
  const admin = await server.sdk(people.admin);
  await admin.call("createUser", { body: { ...account, role: "SELLER", sellerCompanyIds: [id] } });
  const person = await server.sdk(account.email);
  const product = await person.call("createProduct", { body: { name: "Stockfish" } });
  const customer = await person.call("createPotentialCustomer", {
    body: {
      name: "Torg",
      headquarterCountryId: countryId("NO"),
      productIds: [product.id],
      contact: { phoneNumber: "+4722860144" },
    },
  });
  const item = await person.call("createPhoneBook", {
    body: {
      contactId: customer.contacts[0]?.id ?? "",
      potentialCustomerCompanyId: customer.id,
      productId: product.id,
      sellerCompanyId: id,
    },
  });
  await person.call("createPhoneBookReview", { path: { id: item.id }, body: { title: "Call", review: "In May" } });
  await person.call("createPotentialCustomerTag", { body: { title: "Fair", color: "teal" } });
  await person.call("createFaq", { path: { id }, body: { question: "Do you ship?", answer: "Yes." } });
  return { path: { id }, person, customerId: customer.id, itemId: item.id };
}

/** How many rows belong to a company, by table. */
async function rowsOfCompany(companyId: string): Promise<Record<string, number>> {
  const { db } = server.context;
  const tables = await sql<{ name: string }>`select distinct c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'seller_company_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(
    db,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(name)} where seller_company_id = ${companyId}::uuid`.execute(db);
    if (Number(rows[0]?.count) > 0) counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

it("B-API-33: several are deleted at once, unknown ones are left out; people stay and are asked for a company", async () => {
  const gone = [await create(), await create()];
  const admin = await server.sdk(people.admin);
  const account = { email: "left@behind.test", password: "Secret99", name: "Left", surname: "Behind" };
  const ofFirst = { role: "SELLER" as const, sellerCompanyIds: [gone[0]?.id ?? ""] };
  await admin.call("createUser", { body: { ...account, ...ofFirst } });
  const ids = [...gone.map(({ id }) => id), crypto.randomUUID()];
  expect(await manager.call("deleteSellerCompanies", { body: { ids } })).toEqual({ deletedCount: 2 });
  const person = await server.anonymous.signIn(account.email, account.password);
  expect((await person.get<{ sellerCompanies: unknown[] }>("/v1/users/profile/me")).body.sellerCompanies).toEqual([]);
});

it("a company with somebody on the line is not deleted, nor are the others of the same request", async () => {
  const [busy, idle] = [await create({ name: "Busy Lines" }), await create()];
  const { db, ids } = server.context;
  await db
    .insertInto("calls")
    .values({
      id: ids.next(),
      seller_company_id: busy.id,
      type: "CALL_NOW",
      language: "en",
      time_zone: "UTC",
      status: "RINGING",
      dialled_at: new Date(),
      customer_name: "Somebody",
      contact_phone_number: "+4722860144",
    })
    .execute();
  await expect(manager.call("deleteSellerCompanies", { body: { ids: [idle.id, busy.id] } })).rejects.toMatchObject({
    status: 409,
    code: "COMPANY_ON_THE_PHONE",
    problem: { message: /Busy Lines/ },
  });
  expect(await manager.call("getSellerCompany", { path: { id: idle.id } })).toMatchObject({ id: idle.id });
});

it("B-API-34, R-19: the chosen companies, or those of the search, are saved as a workbook", async () => {
  const client = await server.signIn(people.representative);
  const company = await create({ name: "=cmd|' /C calc'!A0" });
  const path = "/v1/seller-companies/bulk/export";
  const [titles, ...chosen] = await rowsOf(await exportOf(client, path, { ids: [company.id] }));
  expect(titles?.slice(0, 4)).toEqual(["Name", "Website", "Country", "City"]);
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toEqual(expect.arrayContaining(["https://nordlys.example", "Norway", "Free"]));
  const [, ...found] = await rowsOf(await exportOf(client, `${path}?text=aegean`));
  expect(found.map(([name]) => name)).toEqual(["Aegean Olive Trading"]);
});

it("R-04: a company's people are listed, for itself and for managers", async () => {
  const mine = (await seller.call("getProfile")).sellerCompanies[0]?.id ?? "";
  const members = await seller.call("listSellerCompanyMembers", { path: { id: mine }, query: { sortBy: "email" } });
  expect(members.items.map(({ email }) => email)).toEqual(expect.arrayContaining([people.master, people.seller]));
  expect(
    await manager.call("listSellerCompanyMembers", { path: { id: mine }, query: { text: "seller@" } }),
  ).toMatchObject({
    items: [{ email: people.seller, role: "SELLER" }],
  });
  const other = await create();
  await expect(seller.call("listSellerCompanyMembers", { path: { id: other.id }, query: {} })).rejects.toMatchObject({
    status: 404,
  });
});
