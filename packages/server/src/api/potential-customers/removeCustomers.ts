import { scope } from "../../auth/scope.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Context } from "../../context.ts";
import { retryLostRace } from "../../db/retryLostRace.ts";
import { deleteCustomers } from "../../store/potential-customers/writeCustomers.ts";

/** Deletes the customers that are in the actor's scope, and publishes one event for each company. */
export function removeCustomers(
  { db, events }: Pick<Context, "db" | "events">,
  actor: Actor,
  ids: string[],
): Promise<number> {
  return retryLostRace(db, async (trx) => {
    const companyIds = await deleteCustomers(trx, scope(actor), ids);
    const potentialCustomerId = ids.length === 1 ? (ids[0] ?? null) : null;
    for (const companyId of new Set(companyIds)) {
      await events.publish(trx, companyId, {
        type: "potentialCustomer.changed",
        change: "DELETED",
        potentialCustomerId,
      });
    }
    return companyIds.length;
  });
}
