import type { Trx } from "../../db/database.ts";
import { invalid } from "../../contract/problem.ts";
import { readOwnProducts, setCatalogueProducts, sortProducts } from "../../store/writeSellerCompanies.ts";

/**
 * Sets the products that a company sells: its own, and those it takes from the catalogue. Its own products cannot be
 * omitted, only deleted, because omitting one would remove it from customers and call center items.
 *
 * @throws Problem 400 if a product does not exist, or if one of its own is missing.
 */
export async function sellProducts(trx: Trx, companyId: string, productIds: string[]): Promise<void> {
  const { known, publicIds } = await sortProducts(trx, companyId, productIds);
  if (known.size < productIds.length) throw invalid({ productIds: "One of the products does not exist." });
  const missing = (await readOwnProducts(trx, companyId)).find(({ id }) => !known.has(id));
  if (missing)
    throw invalid({ productIds: `${missing.name} is the company's own product. Delete it under Products instead.` });
  await setCatalogueProducts(trx, companyId, publicIds);
}
