import type { Trx } from "../db/database.ts";
import type { NewRow } from "./tables.ts";

/** Stores a contact message. */
export async function insertContactMessage(trx: Trx, message: NewRow<"contact_messages">): Promise<void> {
  await trx.insertInto("contact_messages").values(message).execute();
}
