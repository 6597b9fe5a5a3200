import type { Database, Trx } from "../db/database.ts";

interface NewNumberOrder {
  id: string;
  /** E.164. */
  number: string;
  /** Who is asked. */
  provider: string;
}

/** Stores that the provider is about to be asked for a number. */
export async function openNumberOrder(trx: Trx, order: NewNumberOrder, now: Date): Promise<void> {
  await trx
    .insertInto("number_orders")
    .values({ ...order, status: "ORDERED", created_at: now })
    .execute();
}

/** The order has become a number. False if it was given up meanwhile. */
export async function completeNumberOrder(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("number_orders")
    .where("id", "=", id)
    .where("status", "=", "ORDERED")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives an order up: from now on it cannot become a number. Undefined if it has become one, or is unknown. */
export async function giveUpNumberOrder(db: Database, id: string) {
  return db
    .updateTable("number_orders")
    .set({ status: "RETURNING" })
    .where("id", "=", id)
    .returning(["provider", "created_at as createdAt"])
    .executeTakeFirst();
}

/** The provider has it back, or never provided it. */
export async function closeNumberOrder(db: Database, id: string): Promise<void> {
  await db.deleteFrom("number_orders").where("id", "=", id).where("status", "=", "RETURNING").execute();
}

/** Orders to return: numbers that nobody has any more, and purchases that were in progress before this time. */
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
