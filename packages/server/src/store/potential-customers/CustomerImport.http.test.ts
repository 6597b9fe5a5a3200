import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import type { Trx } from "../../db/database.ts";
import type { CustomerRow } from "../../domain/import/customerRow.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { CustomerImport, prepareImport } from "./CustomerImport.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const { db, ids, clock } = server.context;

const batchSize = 500;
const room = {
  customers: Infinity,
  products: Infinity,
  contactsPerCustomer: Infinity,
  refusals: { customers: "", products: "", contacts: "" },
};

it("R-44 an import reads no table as a whole for its rows, however few the tables have when it begins", async () => {
  const country = await db.selectFrom("countries").select("id").where("iso2", "=", "NO").executeTakeFirstOrThrow();
  await sql`delete from phone_books`.execute(db);
  await sql`delete from potential_customers where seller_company_id is not null`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await db.transaction().execute(async (trx) => {
    await prepareImport(trx, null);
    const list = new CustomerImport(trx, { sellerCompanyId: null, ids, now: clock.now() }, room, false);
    const before = await rowsReadInOrder(trx);
    for (let batch = 0; batch < 4; batch++)
      await list.take(rowsOf(batch, country.id).map((row) => ({ row, reject: () => undefined })));
    expect(list.counts).toEqual({ created: 4 * batchSize, updated: 0, contactsCreated: 4 * batchSize });
    expect((await rowsReadInOrder(trx)) - before).toBeLessThan(4 * batchSize);
  });
});

/** How many rows this transaction has read from whole tables. */
async function rowsReadInOrder(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read)::int as count from pg_stat_xact_user_tables where schemaname = 'public'`.execute(trx);
  return rows[0]?.count ?? 0;
}

const rowsOf = (batch: number, countryId: string): CustomerRow[] =>
  Array.from({ length: batchSize }, (_, index) => ({
    name: `Customer ${batch} ${index}`,
    countryId,
    city: null,
    website: null,
    timeZone: null,
    defaultTimeZone: "Europe/Oslo",
    products: ["Olives", "Soap"],
    tags: ["Imported"],
    contact: {
      phoneNumber: `+4722${String(batch * batchSize + index).padStart(6, "0")}`,
      name: "Ingrid",
      surname: null,
      email: null,
      title: null,
      isDoNotCall: false,
    },
  }));
