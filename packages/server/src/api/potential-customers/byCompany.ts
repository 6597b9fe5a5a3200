import type { Database } from "../../db/database.ts";

export interface CompanyCustomers {
  companyId: string;
  companyName: string;
  customerIds: string[];
}

/** Customers of several companies, company by company; always in the same order, so that two who lock companies cannot cross. */
export async function byCompany(
  db: Database,
  customers: { sellerCompanyId: string; customerId: string }[],
): Promise<CompanyCustomers[]> {
  const customerIds = Map.groupBy(customers, (customer) => customer.sellerCompanyId);
  if (customerIds.size === 0) return [];
  const companies = await db
    .selectFrom("seller_companies")
    .select(["id", "name"])
    .where("id", "in", [...customerIds.keys()])
    .orderBy("id")
    .execute();
  return companies.map(({ id, name }) => ({
    companyId: id,
    companyName: name,
    customerIds: [...new Set((customerIds.get(id) ?? []).map((customer) => customer.customerId))],
  }));
}
