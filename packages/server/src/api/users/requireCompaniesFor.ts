import type { UserRole } from "@callwright/sdk/contract";
import type { Trx } from "../../db/database.ts";
import { invalid, notFound } from "../../contract/problem.ts";

/**
 * A seller works for exactly one company, a master account for at least one, a manager for any number (B-USER-12,
 * B-USER-13, R-26). The companies cannot be deleted until the transaction ends.
 *
 * @throws Problem 400 for a wrong number of them, 404 for a company that does not exist.
 */
export async function requireCompaniesFor(trx: Trx, role: UserRole, companyIds: string[]): Promise<void> {
  const isSeller = role === "SELLER" || role === "MASTER_ACCOUNT";
  if (isSeller && companyIds.length === 0) throw invalid({ sellerCompanyIds: "Company is required" });
  if (role === "SELLER" && companyIds.length > 1)
    throw invalid({ sellerCompanyIds: "A seller works for exactly one company." });
  if (companyIds.length === 0) return;
  const found = await trx
    .selectFrom("seller_companies")
    .select("id")
    .where("id", "in", companyIds)
    .forKeyShare()
    .execute();
  if (found.length < companyIds.length) throw notFound("The seller company");
}
