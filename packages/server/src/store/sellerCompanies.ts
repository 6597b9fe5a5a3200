import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "./listing.ts";
import { headquarterCityJson, headquarterCountryJson } from "./sellerCompanyJson.ts";
import { currentSubscriptionJson } from "./subscriptions.ts";

type CompanyField = "updatedAt" | "createdAt" | "name";

export interface CompanyFilter {
  text?: string;
  sortBy?: CompanyField | `-${CompanyField}`;
}

/** A page of seller companies as JSON text (B-ENT-01). */
export function listSellerCompaniesText(
  db: Database,
  within: Scope,
  filter: CompanyFilter,
  page: PageRequest,
): Promise<string> {
  const where = allOf(inScope(within, "c.id"), matchesText(sql`c.search`, filter.text));
  const order = orderBy(filter.sortBy ?? "name", "c", {
    updatedAt: sql`c.updated_at`,
    createdAt: sql`c.created_at`,
    name: sql`c.name_key`,
  });
  return readListText(db, { from: sql`seller_companies c`, alias: "c", where, order, item: summaryJson }, page);
}

/** One company with its products, people and plan as JSON text; undefined when there is none inside the scope. */
export function readSellerCompanyText(db: Database, within: Scope, companyId: string): Promise<string | undefined> {
  const where = allOf(inScope(within, "c.id"), sql<boolean>`c.id = ${companyId}::uuid`);
  return readItemText(db, { from: sql`seller_companies c`, where, item: companyJson });
}

const summaryJson = sql`json_build_object(
  'id', c.id, 'name', c.name, 'website', c.website, 'currency', c.currency,
  'headquarterCountry', ${headquarterCountryJson}, 'headquarterCity', ${headquarterCityJson},
  'createdAt', iso(c.created_at), 'updatedAt', iso(c.updated_at))`;

/** What a company sells: its own products and those it took from the catalogue. */
const soldProducts = sql`(
  select p.id, p.name, p.name_key from products p where p.seller_company_id = c.id
  union all
  select p.id, p.name, p.name_key from seller_company_products sold join products p on p.id = sold.product_id
  where sold.seller_company_id = c.id) product`;

const companyJson = sql`json_build_object(
  'id', c.id, 'name', c.name, 'website', c.website, 'currency', c.currency, 'about', c.about, 'timeZone', c.time_zone,
  'headquarterCountryId', c.headquarter_country_id, 'headquarterCityId', c.headquarter_city_id,
  'headquarterCountry', ${headquarterCountryJson}, 'headquarterCity', ${headquarterCityJson},
  'products', coalesce((
    select json_agg(json_build_object('id', product.id, 'name', product.name) order by product.name_key, product.id)
    from ${soldProducts}), '[]'),
  'productIds', coalesce((select json_agg(product.id order by product.name_key, product.id) from ${soldProducts}), '[]'),
  'users', coalesce((
    select json_agg(json_build_object('id', u.id, 'name', u.name, 'surname', u.surname, 'email', u.email, 'role', u.role)
      order by lower(u.name), u.id)
    from seller_company_users member join users u on u.id = member.user_id where member.seller_company_id = c.id), '[]'),
  'subscription', ${currentSubscriptionJson},
  'createdAt', iso(c.created_at), 'updatedAt', iso(c.updated_at))`;
