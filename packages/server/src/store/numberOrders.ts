import type { Database, Trx } from "../db/database.ts";

/** Remembers that the provider is about to be asked for a number. */
export async function openNumberOrder(trx: Trx, id: string, number: string, now: Date): Promise<void> {
  await trx.insertInto("number_orders").values({ id, number, status: "ORDERED", created_at: now }).execute();
}

/** The order has become a number. False when it was given up meanwhile. */
export async function completeNumberOrder(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("number_orders")
    .where("id", "=", id)
    .where("status", "=", "ORDERED")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives an order up: from now on it cannot become a number. False when it has become one, or is unknown. */
export async function giveUpNumberOrder(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("number_orders")
    .set({ status: "RETURNING" })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The provider has it back. */
export async function closeNumberOrder(db: Database, id: string): Promise<void> {
  await db.deleteFrom("number_orders").where("id", "=", id).where("status", "=", "RETURNING").execute();
}

/** Orders to give back: numbers that nobody has any more, and purchases that were under way before this moment. */
export async function findNumbersToReturn(db: Database, orderedBefore: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("number_orders")
    .select("id")
    .where((order) => order.or([order("status", "=", "RETURNING"), order("created_at", "<", orderedBefore)]))
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
