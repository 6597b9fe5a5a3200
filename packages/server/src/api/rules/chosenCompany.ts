import type { Actor } from "../../auth/actor.ts";
import { actingCompany } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../contract/problem.ts";

/**
 * The company whose money is concerned: a seller's own one, or the one that a manager names (B-BAL-05).
 *
 * @throws Problem 400 if a manager names none, 403 for a seller without one, 404 for one that is unknown or not the
 * caller's.
 */
export async function chosenCompany(
  db: Database,
  actor: Actor,
  requestedId: string | null | undefined,
): Promise<{ id: string; name: string }> {
  const id = actingCompany(actor, requestedId);
  const company = await db
    .selectFrom("seller_companies")
    .select(["id", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!company) throw notFound("The seller company");
  return company;
}
