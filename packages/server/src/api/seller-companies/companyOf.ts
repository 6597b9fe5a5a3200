import type { Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../contract/problem.ts";
import { findSellerCompany } from "../../store/sellerCompanies.ts";

/**
 * Gives a request access to the records of a company.
 *
 * @throws Problem 404 for a company that is unknown or not the caller's.
 */
export async function companyOf(db: Database, actor: Actor, companyId: string): Promise<{ name: string }> {
  const company = await findSellerCompany(db, scope(actor), companyId);
  if (!company) throw notFound("The seller company");
  return company;
}
