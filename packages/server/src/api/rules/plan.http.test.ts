import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { people } from "../../testing/people.ts";
import { contactSheet, customerSheet } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { Answer, Refused, TestClient } from "../../testing/TestClient.ts";

type Customer = Schemas["PotentialCustomerDetail"];

let server: TestServer;
/** Of Kavala Ceramics Studio, the only company on the Starter plan. */
let seller: TestClient;
let admin: TestClient;
let companyId: string;
let country: Schemas["Country"] | undefined;
let product: Schemas["Product"] | undefined;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn("irene.galani@callwright.test");
  admin = await server.signIn(people.admin);
  companyId = (await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body.sellerCompanies[0]?.id ?? "";
  country = (await seller.get<Schemas["CountryList"]>("/v1/countries")).body.items.find(({ iso2 }) => iso2 === "NO");
  product = (await seller.get<Schemas["ProductList"]>("/v1/products")).body.items[0];
});
afterAll(() => server[Symbol.asyncDispose]());

/** How much more the company's plan allows than it has; there is no limit if it is omitted. */
async function leaveRoom(room: { customers?: number; contacts?: number; products?: number }) {
  const now = await counts();
  await server.context.db
    .updateTable("subscription_packages")
    .set({
      limit_potential_customer: room.customers === undefined ? -1 : now.customers + room.customers,
      limit_potential_customer_contact: room.contacts ?? -1,
      limit_product: room.products === undefined ? -1 : now.products + room.products,
    })
    .where("name", "=", "Starter")
    .execute();
}
beforeEach(() => leaveRoom({}));

async function counts() {
  const total = async (path: string) =>
    (await seller.get<Schemas["ProductList"]>(`${path}?perPage=1`)).body.metaData.totalCount;
  const own = await server.context.db
    .selectFrom("products")
    .select("id")
    .where("seller_company_id", "=", companyId)
    .execute();
  return { customers: await total("/v1/potential-customers"), products: own.length };
}

let made = 0;
const phone = () => `+4722${String(860_100 + (made += 1)).padStart(6, "0")}`;
const customerBody = (more: object = {}) => ({
  name: `Limited ${(made += 1)}`,
  headquarterCountryId: country?.id,
  productIds: [product?.id],
  ...more,
});
const createCustomer = <Body = Customer>(client = seller, more: object = {}) =>
  client.post<Body>("/v1/potential-customers", customerBody(more));
const createContact = <Body = Schemas["Contact"]>(customerId: string) =>
  seller.post<Body>(`/v1/potential-customers/${customerId}/contacts`, { name: "Kari", phoneNumber: phone() });
const createProduct = <Body = Schemas["Product"]>(client = seller, more: object = {}) =>
  client.post<Body>("/v1/products", { name: `Glazed thing ${(made += 1)}`, ...more });
const importCustomers = async (count: number, more: object = {}) =>
  seller.upload(
    "/v1/potential-customers/bulk/import",
    await customerSheet(
      Array.from({ length: count }, () => ({ Name: `Sheet ${(made += 1)}`, Country: "NO", ...more })),
    ),
  );
const importContacts = async (customerId: string, count: number) =>
  seller.upload(
    `/v1/potential-customers/${customerId}/contacts/bulk/import`,
    await contactSheet(Array.from({ length: count }, () => ({ Name: "Kari", Phone: phone() }))),
  );
const attach = <Body = Refused>(ids: string[]) =>
  admin.post<Body>("/v1/potential-customers/bulk/attach", {
    potentialCustomerCompanyIds: ids,
    sellerCompanyIds: [companyId],
  });
const sync = (ids: string[]) =>
  admin.post("/v1/potential-customers/bulk/sync-contacts", { potentialCustomerCompanyIds: ids });

/** Customers of the catalogue, each with this many contacts. */
async function makeCatalogue(customers: number, contacts = 0) {
  const publicProduct = (await admin.get<Schemas["ProductList"]>("/v1/products?isPublic=true&perPage=1")).body.items[0];
  const ids: string[] = [];
  for (let index = 0; index < customers; index += 1) {
    const { body } = await createCustomer(admin, { productIds: [publicProduct?.id] });
    for (let contact = 0; contact < contacts; contact += 1) await addCatalogueContact(body.id);
    ids.push(body.id);
  }
  return ids;
}
const addCatalogueContact = (customerId: string) =>
  admin.post(`/v1/potential-customers/${customerId}/contacts`, { name: "Ola", phoneNumber: phone() });

const refusal = (what: string, plan = "Your plan", which = "your") => ({
  status: 402,
  body: { code: "PLAN_LIMIT_REACHED", message: `${plan} allows ${what}. Please upgrade ${which} plan` },
});
/** The message for a manager about a company that was skipped. */
const ofKavala = (what: string) => ({
  status: 200,
  body: { companies: [{ sellerCompanyName: "Kavala Ceramics Studio", refusal: refusedByKavala(what) }] },
});
const refusedByKavala = (what: string) => refusal(what, "The plan of Kavala Ceramics Studio", "the").body;
const count = (answers: Answer<unknown>[], status: number) => answers.filter((one) => one.status === status).length;

describe("B-PLAN-12 a plan allows so many customers", () => {
  it("one more is refused with 402, and goes through when the plan has room again", async () => {
    await leaveRoom({ customers: 1 });
    expect((await createCustomer()).status).toBe(201);
    const { customers } = await counts();
    expect(await createCustomer()).toMatchObject(refusal(`${customers} potential customers`));
    expect(await createCustomer(admin, { sellerCompanyId: companyId })).toMatchObject({ status: 402 });
    expect((await counts()).customers).toBe(customers);
    await leaveRoom({ customers: 1 });
    expect((await createCustomer()).status).toBe(201);
  });

  it("of an import as many rows come in as there is room, the others are told why, and changes go through", async () => {
    await leaveRoom({ customers: 2 });
    const limit = (await counts()).customers + 2;
    const names = Array.from({ length: 3 }, () => `Sheet ${(made += 1)}`);
    const list = async (given: string[]) => customerSheet(given.map((Name) => ({ Name, Country: "NO" })));
    const importPath = "/v1/potential-customers/bulk/import";
    const reason = refusal(`${limit} potential customers`).body.message;
    const left = { row: 4, column: null, reason };
    const file = await list(names);
    expect(await seller.upload(`${importPath}/preview`, file)).toMatchObject({
      status: 200,
      body: {
        created: 2,
        updated: 0,
        errors: [left],
        planRefusal: reason,
        notes: [
          { code: "WITHOUT_PRODUCTS", count: 2 },
          { code: "WITHOUT_CONTACT", count: 2 },
          { code: "OVER_PLAN_LIMIT", count: 1 },
        ],
      },
    });
    expect((await counts()).customers).toBe(limit - 2);
    expect(await seller.upload(importPath, file)).toMatchObject({
      status: 200,
      body: { created: 2, updated: 0, errors: [left] },
    });
    expect(await seller.upload(importPath, file)).toMatchObject({
      status: 200,
      body: { created: 0, updated: 2, errors: [left] },
    });
    expect(await seller.upload(importPath, await list(names.slice(2)))).toMatchObject({
      status: 402,
      body: { code: "PLAN_LIMIT_REACHED", message: reason },
    });
    // The owner of the plan, if a manager imports for the company.
    expect(await admin.upload(`${importPath}/preview?sellerCompanyId=${companyId}`, file)).toMatchObject({
      body: {
        errors: [
          { reason: `The plan of Kavala Ceramics Studio allows ${limit} potential customers. Please upgrade the plan` },
        ],
      },
    });
    expect((await counts()).customers).toBe(limit);
  });

  it("R-30 what managers attach counts for the company it is attached to, all of it or none", async () => {
    const ids = await makeCatalogue(3);
    await leaveRoom({ customers: 2 });
    const { customers } = await counts();
    expect(await attach(ids)).toMatchObject(ofKavala(`${customers + 2} potential customers`));
    expect((await counts()).customers).toBe(customers);
    expect(await attach(ids.slice(0, 2))).toMatchObject({ status: 200, body: { attachedCount: 2 } });
    expect(await attach(ids.slice(0, 2))).toMatchObject({ status: 200, body: { attachedCount: 0 } });
  });

  it("B-PLAN-13 with -1 there is no end", async () => {
    expect((await createCustomer()).status).toBe(201);
    expect(await importCustomers(300)).toMatchObject({ status: 200, body: { created: 300 } });
  });

  it("of 20 created at once only as many come in as there is room", async () => {
    await leaveRoom({ customers: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => createCustomer()));
    expect([count(answers, 201), count(answers, 402)]).toEqual([3, 17]);
  });

  it("a customer, an import and an attachment at once do not share the last place", async () => {
    const [id] = await makeCatalogue(1);
    await leaveRoom({ customers: 1 });
    const [created, imported, attached] = await Promise.all([
      createCustomer<unknown>(),
      importCustomers(1),
      attach<Schemas["AttachPotentialCustomersResult"]>([id ?? ""]),
    ]);
    const taken = [created.status === 201, imported.status === 200, attached.body.attachedCount === 1];
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

describe("B-PLAN-12 a plan allows so many contacts of each customer", () => {
  it("one more is refused with 402, also in an import", async () => {
    await leaveRoom({ contacts: 2 });
    const { body: customer } = await createCustomer(seller, { contact: { name: "First", phoneNumber: phone() } });
    expect((await createContact(customer.id)).status).toBe(201);
    expect(await createContact(customer.id)).toMatchObject(refusal("2 contacts for each potential customer"));
    expect(await importContacts(customer.id, 1)).toMatchObject(refusal("2 contacts for each potential customer"));
    const { body } = await seller.get<Customer>(`/v1/potential-customers/${customer.id}`);
    expect(body.contacts.length).toBe(2);
  });

  it("of a list with a customer that has too many, the rows that are too many are left out", async () => {
    await leaveRoom({ contacts: 2 });
    const name = `Crowded ${(made += 1)}`;
    const rows = Array.from({ length: 3 }, () => ({ Name: name, Country: "NO", "Contact Phone": phone() }));
    const answer = await seller.upload("/v1/potential-customers/bulk/import", await customerSheet(rows));
    const { message } = refusal("2 contacts for each potential customer").body;
    expect(answer).toMatchObject({
      status: 200,
      body: { created: 1, updated: 1, errors: [{ row: 4, column: "Contact Phone", reason: message }] },
    });
  });

  it("R-30 attached customers may not have more, and a sync may not add more", async () => {
    const [crowded, other] = [await makeCatalogue(1, 3), await makeCatalogue(1, 2)];
    await leaveRoom({ contacts: 2 });
    expect(await attach(crowded)).toMatchObject(ofKavala("2 contacts for each potential customer"));
    expect(await attach(other)).toMatchObject({ status: 200, body: { attachedCount: 1 } });
    expect(await sync(other)).toMatchObject({ status: 200, body: { createdContactsCount: 0 } });
    await addCatalogueContact(other[0] ?? "");
    expect(await sync(other)).toMatchObject(ofKavala("2 contacts for each potential customer"));
    await leaveRoom({ contacts: 3 });
    expect(await sync(other)).toMatchObject({ status: 200, body: { createdContactsCount: 1 } });
  });

  it("of 20 added at once only as many come in as there is room", async () => {
    const { body: customer } = await createCustomer();
    await leaveRoom({ contacts: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => createContact(customer.id)));
    expect([count(answers, 201), count(answers, 402)]).toEqual([3, 17]);
  });
});

describe("B-PLAN-12 a plan allows so many products", () => {
  it("one more is refused with 402; the catalogue has no limit", async () => {
    await leaveRoom({ products: 1 });
    expect((await createProduct()).status).toBe(201);
    const { products } = await counts();
    expect(await createProduct()).toMatchObject(refusal(`${products} products`));
    expect((await createProduct(admin, { sellerCompanyId: companyId })).status).toBe(402);
    expect((await createProduct(admin)).status).toBe(201);
    expect((await counts()).products).toBe(products);
  });

  it("new names in an import count", async () => {
    await leaveRoom({ products: 1 });
    const { products } = await counts();
    const more = { Products: `New one ${(made += 1)}; New one ${(made += 1)}` };
    expect(await importCustomers(1, more)).toMatchObject(refusal(`${products + 1} products`));
    expect((await counts()).products).toBe(products);
    expect(await importCustomers(1, { Products: product?.name })).toMatchObject({ status: 200 });
  });

  it("R-29 before there is a company it is what Free allows, also for 20 at once", async () => {
    const newcomer = await server.signIn(people.newcomer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => createProduct<Refused>(newcomer)));
    expect([count(answers, 201), count(answers, 402)]).toEqual([3, 17]);
    expect(await createProduct(newcomer)).toMatchObject(refusal("3 products"));
  });

  it("of 20 created at once only as many come in as there is room", async () => {
    await leaveRoom({ products: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => createProduct()));
    expect([count(answers, 201), count(answers, 402)]).toEqual([3, 17]);
  });
});

describe("A-PERM-05 B-PLAN-10 the Free plan has no bulk actions", () => {
  const ids = ["01890a5d-ac96-774b-bcce-b302099a8057", "01890a5d-ac96-774b-bcce-b302099a8058"];
  const upgrade = { status: 402, body: { code: "PLAN_UPGRADE_REQUIRED", message: "Please upgrade your plan" } };
  const bulk = [
    ["export", "/v1/calls/bulk/export", { ids }],
    ["call selected", "/v1/calls/start", { phoneBookIds: ids, type: "CALL_NOW", language: "en" }],
    ["call scheduled ones now", "/v1/calls/reschedule", { ids, type: "CALL_NOW" }],
    ["export", "/v1/phone-books/bulk/export", { ids }],
    ["delete", "/v1/phone-books/bulk/delete", { ids }],
    ["export", "/v1/potential-customers/bulk/export", { ids }],
    ["delete", "/v1/potential-customers/bulk/delete", { ids }],
    ["export", "/v1/products/bulk/export", { ids }],
    ["delete", "/v1/products/bulk/delete", { ids }],
  ] as const;
  let free: TestClient;
  beforeAll(async () => (free = await server.signIn(people.freeSeller)));

  it.each(bulk)("%s: %s", async (_what, path, body) => {
    expect(await free.post(path, body)).toMatchObject(upgrade);
    expect((await seller.post(path, body)).status).toBeLessThan(402);
    expect((await admin.post(path, body)).status).toBeLessThan(402);
  });

  it("upload: customers and contacts", async () => {
    const { items } = (await free.get<Schemas["PotentialCustomerList"]>("/v1/potential-customers?perPage=1")).body;
    const file = await customerSheet([{ Name: "Nobody", Country: "NO" }]);
    expect(await free.upload("/v1/potential-customers/bulk/import", file)).toMatchObject(upgrade);
    const contacts = `/v1/potential-customers/${items[0]?.id}/contacts/bulk/import`;
    expect(await free.upload(contacts, await contactSheet([{ Phone: phone() }]))).toMatchObject(upgrade);
  });

  it("R-23 neither has a company without a subscription, whose limits are those of Free", async () => {
    const { db } = server.context;
    await db.deleteFrom("subscriptions").where("seller_company_id", "=", companyId).execute();
    expect(await seller.post("/v1/products/bulk/export", { ids })).toMatchObject(upgrade);
    expect(await createCustomer()).toMatchObject(refusal("25 potential customers"));
    expect(await createProduct()).toMatchObject(refusal("3 products"));
  });
});
