import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import { makeItem } from "../engine/testing/callCenter.ts";
import { companyOf } from "../engine/testing/campaign.ts";
import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const { db } = server.context;
const seller = await server.signIn(people.seller);

/** Sends a request that changes both items, while somebody else changes them in the opposite order. */
async function withOppositeOrder<Reply>(send: () => Promise<Reply>, first: string, last: string): Promise<Reply> {
  let sending: Promise<Reply> | undefined;
  await db.transaction().execute(async (trx) => {
    // The request is the one that fails when both wait for each other.
    await sql`set local deadlock_timeout = '20s'`.execute(trx);
    const touch = (id: string) => sql`update phone_books set language = language where id = ${id}`.execute(trx);
    await touch(last);
    sending = send();
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
    await touch(first);
  });
  return (await sending)!;
}

it.each([
  ["products", "/v1/products/bulk/delete"],
  ["customers", "/v1/potential-customers/bulk/delete"],
  ["items", "/v1/phone-books/bulk/delete"],
])("%s are deleted although somebody else changes the same items in another order", async (what, path) => {
  const [first, last] = [await makeItem(seller), await makeItem(seller)];
  const { body: product } = await seller.post<{ id: string }>("/v1/products", { name: "Olive oil" });
  for (const { id } of [first, last])
    await db.updateTable("phone_books").set({ product_id: product.id }).where("id", "=", id).execute();
  const ids = {
    products: [product.id],
    customers: [first.customerId, last.customerId],
    items: [first.id, last.id],
  }[what];
  const reply = await withOppositeOrder(() => seller.post(path, { ids }), first.id, last.id);
  expect(reply).toMatchObject({ status: 200, body: { deletedCount: ids?.length } });
});

it("a company is deleted although somebody else changes its items in another order", async () => {
  const [first, last] = [await makeItem(seller), await makeItem(seller)];
  const admin = await server.signIn(people.admin);
  const path = `/v1/seller-companies/${await companyOf(db, people.seller)}`;
  const reply = await withOppositeOrder(() => admin.delete(`${path}?balance=WRITTEN_OFF`), first.id, last.id);
  expect(reply.status).toBe(204);
  expect((await admin.get(path)).status).toBe(404);
});
