import { isManager, type Actor } from "../../auth/actor.ts";
import { actingCompany } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../contract/problem.ts";

/**
 * The owner of a new row: a seller's own company, or for a manager the company that they name; null is the catalogue
 * (R-30).
 *
 * @throws Problem 404 for a company that does not exist or is not the caller's.
 */
export async function targetCompany(
  db: Database,
  actor: Actor,
  requestedId: string | null | undefined,
): Promise<string | null> {
  if (!isManager(actor)) return actingCompany(actor, requestedId);
  if (!requestedId) return null;
  const company = await db.selectFrom("seller_companies").select("id").where("id", "=", requestedId).executeTakeFirst();
  if (!company) throw notFound("The seller company");
  return company.id;
}
