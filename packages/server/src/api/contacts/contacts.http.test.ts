import type { CallwrightClient } from "@callwright/sdk";
import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";

import { contactSheet } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let seller: CallwrightClient;
let customerId: string;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.sdk("seller@callwright.test");
  const { items } = await seller.call("listPotentialCustomers", { query: { text: "Tanaka Shoji" } });
  customerId = items[0]?.id ?? "";
});
afterAll(() => server[Symbol.asyncDispose]());

it("B-API-12, B-API-13, B-API-14, B-API-15, B-API-16, B-CONT-09: a contact is added, read, changed and deleted; a national number is read in the customer's country", async () => {
  const path = { id: customerId };
  const created = await seller.call("createContact", {
    path,
    body: {
      name: "Haruto",
      surname: "Tanaka",
      title: " ",
      email: "haruto@tanaka.example",
      phoneNumber: "06-6227-1840",
    },
  });
  expect(created).toMatchObject({
    name: "Haruto",
    title: null,
    phoneNumber: "+81662271840",
    isDoNotCall: false,
    potentialCustomerCompanyId: customerId,
  });
  const one = { id: customerId, contactId: created.id };
  expect(await seller.call("getContact", { path: one })).toEqual(created);
  expect(
    await seller.call("updateContact", { path: one, body: { title: "Section Chief", isDoNotCall: true } }),
  ).toMatchObject({ name: "Haruto", title: "Section Chief", isDoNotCall: true });
  expect(await seller.call("getContact", { path: one })).toMatchObject({ title: "Section Chief", isDoNotCall: true });
  expect(await seller.call("listContacts", { path, query: { text: "section" } })).toMatchObject({
    items: [{ id: created.id }],
    metaData: { totalCount: 1 },
  });
  expect(await seller.call("getPotentialCustomer", { path })).toMatchObject({ hasContacts: true, contactsCount: 1 });
  await seller.call("deleteContact", { path: one });
  await expect(seller.call("getContact", { path: one })).rejects.toMatchObject({ status: 404 });
  expect(await seller.call("getPotentialCustomer", { path })).toMatchObject({ hasContacts: false, contactsCount: 0 });
});

it("B-CONT-04 a number that cannot exist and one that is there already are refused", async () => {
  const path = { id: customerId };
  await expect(seller.call("createContact", { path, body: { phoneNumber: "12345" } })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { phoneNumber: "Invalid phone number" },
  });
  const first = await seller.call("createContact", { path, body: { phoneNumber: "+81662271841" } });
  await expect(seller.call("createContact", { path, body: { phoneNumber: "06 6227 1841" } })).rejects.toMatchObject({
    status: 409,
    code: "ALREADY_EXISTS",
  });
  const second = await seller.call("createContact", { path, body: { phoneNumber: "+81662271842" } });
  await expect(
    seller.call("updateContact", { path: { ...path, contactId: second.id }, body: { phoneNumber: first.phoneNumber } }),
  ).rejects.toMatchObject({ status: 409 });
  const kept = { ...path, contactId: second.id };
  expect(
    await seller.call("updateContact", { path: kept, body: { name: "Yui", phoneNumber: "+81662271842" } }),
    "a contact may keep its number",
  ).toMatchObject({ name: "Yui", phoneNumber: "+81662271842" });
});

it("a contact is reached through its own customer only", async () => {
  const { items } = await seller.call("listPotentialCustomers", { query: { text: "Halvorsen" } });
  const owner = items[0]?.id ?? "";
  const [contact] = (await seller.call("listContacts", { path: { id: owner } })).items;
  await expect(
    seller.call("getContact", { path: { id: customerId, contactId: contact?.id ?? "" } }),
  ).rejects.toMatchObject({ status: 404 });
  const stranger = await server.sdk("irene.galani@callwright.test");
  await expect(
    stranger.call("getContact", { path: { id: owner, contactId: contact?.id ?? "" } }),
  ).rejects.toMatchObject({ status: 404 });
  const [theirs] = (await stranger.call("listPotentialCustomers", { query: { perPage: 1 } })).items;
  for (const [client, id] of [
    [seller, customerId],
    [stranger, theirs?.id ?? ""],
  ] as const) {
    const one = { id, contactId: contact?.id ?? "" };
    const changed = client.call("updateContact", { path: one, body: { name: "Mine" } });
    await expect(changed).rejects.toMatchObject({ status: 404 });
    await expect(client.call("deleteContact", { path: one })).rejects.toMatchObject({ status: 404 });
  }
  const still = await seller.call("getContact", { path: { id: owner, contactId: contact?.id ?? "" } });
  expect(still).toEqual(contact);
});

it("the plan limits the contacts of one customer", async () => {
  const starter = await server.sdk("irene.galani@callwright.test");
  const [customer] = (await starter.call("listPotentialCustomers", { query: { text: "Studio Nord" } })).items;
  const path = { id: customer?.id ?? "" };
  for (const last of [1, 2, 3, 4])
    await starter.call("createContact", { path, body: { phoneNumber: `+47735250${last}0` } });
  await expect(starter.call("createContact", { path, body: { phoneNumber: "+4773525050" } })).rejects.toMatchObject({
    status: 402,
    code: "PLAN_LIMIT_REACHED",
  });
  expect(await starter.call("listContacts", { path })).toMatchObject({ metaData: { totalCount: 5 } });
});

it("B-API-11, B-IMP-07: contacts are imported by phone number, bad rows are told", async () => {
  const http = await server.signIn("seller@callwright.test");
  const path = `/v1/potential-customers/${customerId}/contacts/bulk/import`;
  const file = await contactSheet([
    { Name: "Aiko", Surname: "Mori", Phone: "+81662271850" },
    { Name: "Ken", Phone: "06-6227-1851", Email: "ken@" },
    { Name: "Rin", Phone: "06-6227-1852" },
  ]);
  const updatedAt = async () =>
    Date.parse((await seller.call("getPotentialCustomer", { path: { id: customerId } })).updatedAt);
  const before = await updatedAt();
  const expected = { created: 2, updated: 0, errors: [{ row: 3, column: "Email", reason: "Invalid email!" }] };
  expect(await http.upload(path, file)).toMatchObject({ status: 200, body: expected });
  expect(await updatedAt(), "whoever edits the customer meanwhile is told").toBeGreaterThan(before);
  expect(
    await http.upload(path, await contactSheet([{ Name: "Aiko", Title: "Buyer", Phone: "+81662271850" }])),
  ).toMatchObject({ body: { created: 0, updated: 1 } });
  const { body } = await http.get<Schemas["ContactList"]>(`/v1/potential-customers/${customerId}/contacts?text=aiko`);
  expect(body.items).toMatchObject([{ name: "Aiko", surname: "Mori", title: "Buyer" }]);
});
