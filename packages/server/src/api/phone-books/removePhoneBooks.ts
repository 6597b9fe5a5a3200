import type { Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Context } from "../../context.ts";
import { retryLostRace } from "../../db/retryLostRace.ts";
import { deletePhoneBookRows } from "../../store/phone-books/writePhoneBooks.ts";

/** Deletes the items that are in the actor's scope, and publishes one event for each company. */
export function removePhoneBooks(
  { db, events }: Pick<Context, "db" | "events">,
  actor: Actor,
  ids: string[],
): Promise<number> {
  return retryLostRace(db, async (trx) => {
    const companyIds = await deletePhoneBookRows(trx, scope(actor), ids);
    const phoneBookId = ids.length === 1 ? (ids[0] ?? null) : null;
    for (const companyId of new Set(companyIds)) {
      await events.publish(trx, companyId, { type: "phoneBook.changed", change: "DELETED", phoneBookId });
    }
    return companyIds.length;
  });
}
