import type { CallwrightClient } from "@callwright/sdk";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";

import { deleteContactRow, touchCustomer } from "../contacts.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const { db, clock } = server.context;
const seller: CallwrightClient = await server.sdk("seller@callwright.test");
const { items: products } = await seller.call("listProducts", { query: { perPage: 1 } });
const { sellerCompanies } = await seller.call("getProfile");
const { items: customers } = await seller.call("listPotentialCustomers", { query: { perPage: 1 } });
const customerId = customers[0]?.id ?? "";

let leaving: string;
let staying: string;
beforeEach(async () => {
  [leaving = "", staying = ""] = await Promise.all(
    ["Leaving", "Staying"].map(async (name) => {
      const phoneNumber = `+9055511${String(Math.floor(Math.random() * 1e5)).padStart(5, "0")}`;
      return (await seller.call("createContact", { path: { id: customerId }, body: { name, phoneNumber } })).id;
    }),
  );
});

const addItem = (contactId: string) =>
  seller.call("createPhoneBook", {
    body: {
      contactId,
      potentialCustomerCompanyId: customerId,
      productId: products[0]?.id ?? "",
      sellerCompanyId: sellerCompanies[0]?.id ?? "",
    },
  });

/** Deletes the contact. In the middle of it somebody else writes, and has come as far as they can before it goes on. */
async function deletedDuring<Written>(write: () => Promise<Written>): Promise<PromiseSettledResult<Written>> {
  let written: Promise<[PromiseSettledResult<Written>]> | undefined;
  await db.transaction().execute(async (trx) => {
    // If both waited for each other, the deletion would be the one that fails.
    await sql`set local deadlock_timeout = 1`.execute(trx);
    await touchCustomer(trx, customerId, clock.now());
    written = Promise.allSettled([write()]);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
    expect(await deleteContactRow(trx, customerId, leaving, clock.now())).toBe(true);
  });
  const [outcome] = (await written) ?? [];
  return outcome!;
}

it("an item is given another contact while its contact is deleted: both are done", async () => {
  const { id } = await addItem(leaving);
  const change = () => seller.call("updatePhoneBook", { path: { id }, body: { contactId: staying } });
  expect(await deletedDuring(change)).toMatchObject({ value: { id, contact: { id: staying } } });
});

it("an item is added for a contact that is deleted: it is refused, and not the one who deletes", async () => {
  expect(await deletedDuring(() => addItem(leaving))).toMatchObject({ reason: { status: 409 } });
});

it("a contact is changed while it is deleted: it is unknown by then", async () => {
  const path = { id: customerId, contactId: leaving };
  const change = () => seller.call("updateContact", { path, body: { name: "Gone" } });
  expect(await deletedDuring(change)).toMatchObject({ reason: { status: 404 } });
});
