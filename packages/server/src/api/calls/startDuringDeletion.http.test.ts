import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import type { Trx } from "../../db/database.ts";
import { makeItem, type Item } from "../../engine/testing/callCenter.ts";
import { companyOf, payOnly } from "../../engine/testing/campaign.ts";
import { nextYear } from "../../testing/nextYear.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01" } });
afterAll(() => server[Symbol.asyncDispose]());
const { db } = server.context;
const seller = await server.signIn(people.seller);
await payOnly(db, await companyOf(db, people.seller), 100);

/** Starts calls, which comes as far as it can before somebody else's deletion is done. */
async function startedDuring(deletion: (trx: Trx) => Promise<unknown>, body: object) {
  let starting: ReturnType<typeof start> | undefined;
  await db.transaction().execute(async (trx) => {
    await deletion(trx);
    starting = start(body);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
  });
  return (await starting)!;
}

const start = (body: object) => seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", body);
const remove = (table: "phone_books" | "contacts" | "potential_customers", id: string) => (trx: Trx) =>
  trx.deleteFrom(table).where("id", "=", id).execute();

it.each<[string, (item: Item) => ReturnType<typeof remove>, string]>([
  ["item", ({ id }) => remove("phone_books", id), "PHONE_BOOK_NOT_FOUND"],
  ["contact", ({ contactId }) => remove("contacts", contactId), "NO_CONTACT"],
  ["customer", ({ customerId }) => remove("potential_customers", customerId), "NO_CUSTOMER"],
])(
  "calls are started while somebody deletes the %s of one: it is refused, and the others start",
  async (_, deletion, code) => {
    const [leaving, staying] = [await makeItem(seller), await makeItem(seller)];
    const { status, body } = await startedDuring(deletion(leaving), { phoneBookIds: [leaving.id, staying.id] });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { phoneBookId: leaving.id, callId: null, refusal: { code } },
      { phoneBookId: staying.id, status: "QUEUED", refusal: null },
    ]);
    expect(body.campaigns).toHaveLength(1);
    const { rows } = await sql`select from calls where phone_book_id = ${staying.id}
    and campaign_id = ${body.campaigns[0]?.id}`.execute(db);
    expect(rows).toHaveLength(1);
  },
);

it("a call for later to an item that is deleted is refused", async () => {
  const { id } = await makeItem(seller);
  const later = { type: "CALL_LATER", cronDate: `${nextYear}-05-04T10:30` };
  const { body } = await startedDuring(remove("phone_books", id), { phoneBookIds: [id], ...later });
  expect(body.items).toMatchObject([{ refusal: { code: "PHONE_BOOK_NOT_FOUND" } }]);
});
