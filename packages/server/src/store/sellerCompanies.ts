import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import { isWhole, keptCount } from "./keptCount.ts";
import {
  allOf,
  matchesText,
  orderBy,
  readAll,
  readItemText,
  readListText,
  type Listing,
  type PageRequest,
} from "./listing.ts";
import { headquarterCityJson, headquarterCountryJson } from "./sellerCompanyJson.ts";
import { currentSubscriptionJson } from "./subscriptions.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, many, namedRef, type FieldsOf } from "./json.ts";
import { memberJson } from "./members.ts";

type CompanyField = "updatedAt" | "createdAt" | "name";

export interface CompanyFilter {
  text?: string;
  sortBy?: CompanyField | `-${CompanyField}`;
  /** Only these; overrides every other filter. */
  ids?: string[];
}

/** A page of seller companies as JSON text (B-ENT-01). */
export function listSellerCompaniesText(db: Database, within: Scope, filter: CompanyFilter, page: PageRequest) {
  return readListText(db, { ...listing(within, filter), item: summaryJson }, page);
}

/** A row of an export. */
export interface ExportedCompany {
  name: string;
  website: string;
  country: string;
  city: string | null;
  currency: string;
  plan: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Every company of a filter, for an export. */
export function readAllSellerCompanies(db: Database, within: Scope, filter: CompanyFilter, limit?: number) {
  return readAll(db, { ...listing(within, filter), item: exportedJson }, limit);
}

/** The data of a company that a write needs; undefined if there is none inside the scope. */
export function findSellerCompany(db: Database, within: Scope, companyId: string) {
  return db
    .selectFrom("seller_companies as c")
    .select(["c.id", "c.name", "c.headquarter_country_id as countryId"])
    .where("c.id", "=", companyId)
    .where(inScope(within, "c.id"))
    .executeTakeFirst();
}

/** One company with its products, people and plan as JSON text; undefined if there is none inside the scope. */
export function readSellerCompanyText(db: Database, within: Scope, companyId: string) {
  const where = allOf(inScope(within, "c.id"), sql<boolean>`c.id = ${companyId}::uuid`);
  return readItemText(db, { from: sql`seller_companies c`, where, item: companyJson });
}

function listing(within: Scope, filter: CompanyFilter): Omit<Listing<unknown>, "item"> {
  const { text, sortBy = "name", ids } = filter;
  const where = allOf(
    inScope(within, "c.id"),
    ids ? sql<boolean>`c.id = any(${ids}::uuid[])` : matchesText(sql`c.search`, text),
  );
  const order = orderBy(sortBy, "c", {
    updatedAt: sql`c.updated_at`,
    createdAt: sql`c.created_at`,
    name: sql`c.name_key`,
  });
  const isAll = within.kind === "everything" && isWhole<CompanyFilter>({ text, ids });
  return {
    from: sql`seller_companies c`,
    alias: "c",
    where,
    order,
    ...(isAll && { total: keptCount("seller_companies", within) }),
  };
}

const c = columnsOf<"seller_companies">("c");

const exportedJson = jsonOf<ExportedCompany>({
  name: c.name,
  website: c.website,
  currency: c.currency,
  country: sql<string>`(select country.name from countries country where country.id = c.headquarter_country_id)`,
  city: sql<string | null>`(select city.name from cities city where city.id = c.headquarter_city_id)`,
  plan: sql<string | null>`(
    select plan.name from subscriptions s join subscription_packages plan on plan.id = s.subscription_package_id
    where s.seller_company_id = c.id and s.replaced_at is null)`,
  createdAt: iso(c.created_at),
  updatedAt: iso(c.updated_at),
});

const summaryFields = {
  id: c.id,
  name: c.name,
  website: c.website,
  currency: c.currency,
  headquarterCountry: headquarterCountryJson,
  headquarterCity: headquarterCityJson,
  createdAt: iso(c.created_at),
  updatedAt: iso(c.updated_at),
} satisfies FieldsOf<Schemas["SellerCompanySummary"]>;
const summaryJson = jsonOf<Schemas["SellerCompanySummary"]>(summaryFields);

/** The products that a company sells: its own and those it took from the catalogue. */
const soldProducts = sql`from (
  select p.id, p.name, p.name_key from products p where p.seller_company_id = c.id
  union all
  select p.id, p.name, p.name_key from seller_company_products sold join products p on p.id = sold.product_id
  where sold.seller_company_id = c.id) product`;
const product = columnsOf<"products">("product");
const byName = sql`product.name_key, product.id`;

const companyJson = jsonOf<Schemas["SellerCompany"]>({
  ...summaryFields,
  about: c.about,
  timeZone: c.time_zone,
  headquarterCountryId: c.headquarter_country_id,
  headquarterCityId: c.headquarter_city_id,
  products: many(namedRef(product), byName, soldProducts),
  productIds: many(product.id, byName, soldProducts),
  users: many(
    memberJson,
    sql`lower(u.name), u.id`,
    sql`from seller_company_users member join users u on u.id = member.user_id where member.seller_company_id = c.id`,
  ),
  subscription: currentSubscriptionJson,
});
