import { sql, type RawBuilder } from "kysely";

import { inScope, narrowScope, type Scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import type { ContactTextField } from "../../domain/contactTexts.ts";
import {
  allOf,
  isDescending,
  joinedFor,
  matchesText,
  orderBy,
  readAll,
  readItemText,
  readListText,
  sortsBy,
  type Listing,
  type PageRequest,
} from "../listing.ts";
import { contactTextsOf } from "../contactColumns.ts";
import { isWhole, keptCount, keptCountOfCatalogue } from "../keptCount.ts";
import { customerDetailItem, customerItem } from "./customerJson.ts";
import { columnsOf, iso, jsonOf, many } from "../json.ts";
import { isSuppressed } from "../suppressions.ts";

type CustomerField = "updatedAt" | "createdAt" | "name" | "headquarterCountry" | "timeZone";

export interface CustomerFilter {
  text?: string;
  sortBy?: CustomerField | `-${CustomerField}`;
  /** True for the catalogue, false for customers of companies. */
  isCatalog?: boolean;
  sellerCompanyId?: string;
  /** Customers with at least one of these tags. */
  tagIds?: string[];
  /** Only these; overrides every other filter. */
  ids?: string[];
}

/** A page of customers as JSON text. */
export function listCustomersText(db: Database, within: Scope, filter: CustomerFilter, page: PageRequest) {
  return readListText(db, { ...listing(within, filter), item: customerItem }, page);
}

/** One customer with its contacts as JSON text; undefined if it is unknown or out of scope. */
export function readCustomerText(db: Database, within: Scope, id: string) {
  const where = allOf(sql<boolean>`c.id = ${id}`, inScope(within, "c.seller_company_id"));
  return readItemText(db, { from, where, item: customerDetailItem });
}

/** The data of a customer that a write of it or its contacts needs; undefined if it is unknown or out of scope. */
export function findCustomer(db: Database, within: Scope, id: string) {
  return db
    .selectFrom("potential_customers as c")
    .innerJoin("countries as co", "co.id", "c.headquarter_country_id")
    .select(["c.id", "c.seller_company_id as sellerCompanyId", "c.headquarter_country_id as countryId", "co.iso2"])
    .where("c.id", "=", id)
    .where(inScope(within, "c.seller_company_id"))
    .executeTakeFirst();
}

/** Whether a city is in a country. */
export async function isCityOf(db: Database, countryId: string, cityId: string): Promise<boolean> {
  const city = await db
    .selectFrom("cities")
    .select("id")
    .where("id", "=", cityId)
    .where("country_id", "=", countryId)
    .executeTakeFirst();
  return city !== undefined;
}

/** A customer of an export, with all its contacts. */
export interface ExportedCustomer {
  name: string;
  website: string | null;
  country: string;
  city: string | null;
  timeZone: string | null;
  products: string[];
  tags: string[];
  contacts: (Record<ContactTextField, string | null> & { phoneNumber: string; isDoNotCall: boolean })[];
  updatedAt: string;
}

/** Every customer of a filter, one after the other. */
export function readAllCustomers(db: Database, within: Scope, filter: CustomerFilter, limit?: number) {
  return readAll(db, { ...listing(within, filter), item: exportedItem }, limit);
}

const from = sql`potential_customers c`;

const c = columnsOf<"potential_customers">("c");
const k = columnsOf<"contacts">("k");

const exportedItem = jsonOf<ExportedCustomer>({
  name: c.name,
  website: c.website,
  timeZone: c.time_zone,
  country: sql<string>`(select co.name from countries co where co.id = c.headquarter_country_id)`,
  products: many(
    sql<string>`p.name`,
    sql`p.name_key`,
    sql`from potential_customer_products cp join products p on p.id = cp.product_id where cp.potential_customer_id = c.id`,
  ),
  tags: many(
    sql<string>`t.title`,
    sql`t.title_key`,
    sql`from potential_customer_tags ct join tags t on t.id = ct.tag_id where ct.potential_customer_id = c.id`,
  ),
  city: sql<string | null>`(select ci.name from cities ci where ci.id = c.headquarter_city_id)`,
  contacts: many(
    jsonOf<ExportedCustomer["contacts"][number]>({
      ...contactTextsOf(k),
      phoneNumber: k.phone_number,
      isDoNotCall: sql<boolean>`(k.is_do_not_call or ${isSuppressed(k.phone_number, c.seller_company_id)})`,
    }),
    sql`k.created_at, k.id`,
    sql`from contacts k where k.potential_customer_id = c.id`,
  ),
  updatedAt: iso(c.updated_at),
});

function listing(within: Scope, filter: CustomerFilter): Omit<Listing<unknown>, "item"> {
  const order = orderBy(filter.sortBy ?? "-updatedAt", "c", {
    updatedAt: sql`c.updated_at`,
    createdAt: sql`c.created_at`,
    name: sql`c.name_key`,
    headquarterCountry: sql`country.name`,
    timeZone: sql`c.time_zone`,
  });
  const where = filter.ids
    ? allOf(inScope(within, "c.seller_company_id"), sql<boolean>`c.id = any(${filter.ids}::uuid[])`)
    : listed(within, filter);
  const joined = joinedFor<CustomerField>(from, filter.sortBy, {
    headquarterCountry: sql`left join countries country on country.id = c.headquarter_country_id`,
  });
  const total = knownTotal(within, filter);
  const direction = isDescending(filter.sortBy) ? sql`desc` : sql`asc`;
  // The first customers of each country, if the list is sorted by the countries' names.
  const firstOfParts =
    total && sortsBy(filter.sortBy, "headquarterCountry")
      ? (upTo: RawBuilder<unknown>) => sql`(select id, name from countries order by name ${direction}) country
          cross join lateral (
            select c.id from ${from} where ${where} and c.headquarter_country_id = country.id
            order by c.id ${direction} limit ${upTo}) c`
      : undefined;
  return { from: joined, alias: "c", where, order, total, firstOfParts };
}

function knownTotal(within: Scope, { isCatalog, sellerCompanyId, text, tagIds, ids }: CustomerFilter) {
  if (!isWhole<Omit<CustomerFilter, "isCatalog" | "sellerCompanyId">>({ text, tagIds, ids })) return undefined;
  const narrowed = narrowScope(within, sellerCompanyId ? [sellerCompanyId] : undefined);
  if (narrowed.kind === "companies") return isCatalog ? undefined : keptCount("potential_customers", narrowed);
  const catalogue = keptCountOfCatalogue("potential_customers");
  if (isCatalog) return catalogue;
  const all = keptCount("potential_customers", narrowed);
  return isCatalog === false ? sql<bigint>`(${all} - ${catalogue})` : all;
}

function listed(within: Scope, { text, isCatalog, sellerCompanyId, tagIds }: CustomerFilter): RawBuilder<boolean> {
  return allOf(
    inScope(narrowScope(within, sellerCompanyId ? [sellerCompanyId] : undefined), "c.seller_company_id"),
    isCatalog === undefined
      ? undefined
      : isCatalog
        ? sql<boolean>`c.seller_company_id is null`
        : sql<boolean>`c.seller_company_id is not null`,
    matchesText(sql`c.search`, text),
    tagIds?.length
      ? sql<boolean>`exists (select from potential_customer_tags ct where ct.potential_customer_id = c.id and ct.tag_id = any(${tagIds}::uuid[]))`
      : undefined,
  );
}
