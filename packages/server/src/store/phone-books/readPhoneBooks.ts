import { sql, type RawBuilder } from "kysely";

import { inScope, narrowScope, type Scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { activeCallJson } from "../calls/callsUnderWay.ts";
import { isWhole, keptCount, nobody } from "../keptCount.ts";
import { partsByCompany } from "../partsByCompany.ts";
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
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, namedRef, oneOrNull } from "../json.ts";
import { headquarterCityJson, headquarterCountryJson } from "../sellerCompanyJson.ts";
import { isSuppressed } from "../suppressions.ts";
import { partsByRecord, type RecordOrder } from "./partsByRecord.ts";

type PhoneBookField =
  | "createdAt"
  | "potentialCustomerCompany"
  | "headquarterCountry"
  | "contact"
  | "product"
  | "sellerCompanyNumber"
  | "sellerCompany"
  | "language"
  | "callsCount";

export interface PhoneBookFilter {
  text?: string;
  sortBy?: PhoneBookField | `-${PhoneBookField}`;
  sellerCompanyIds?: string[];
  potentialCustomerCompanyIds?: string[];
  productIds?: string[];
  /** E.164. */
  phoneNumber?: string;
  /** Only these; overrides every other filter (R-19). */
  ids?: string[];
}

/** A page of call center items as JSON text. */
export function listPhoneBooksText(db: Database, within: Scope, filter: PhoneBookFilter, page: PageRequest) {
  return readListText(db, { ...listing(within, filter), item }, page);
}

/** One call center item as JSON text; undefined if it is unknown or out of scope. */
export function readPhoneBookText(db: Database, within: Scope, id: string) {
  return readItemText(db, {
    from,
    item,
    where: allOf(sql<boolean>`b.id = ${id}`, inScope(within, "b.seller_company_id")),
  });
}

/** A row of an export. */
export interface ExportedPhoneBook {
  customer: string | null;
  country: string | null;
  contact: string | null;
  phoneNumber: string | null;
  product: string | null;
  number: string | null;
  language: string;
  callsCount: number;
  sellerCompany: string | null;
  createdAt: string;
}

/** Every call center item of a filter, one after the other. */
export function readAllPhoneBooks(db: Database, within: Scope, filter: PhoneBookFilter, limit?: number) {
  return readAll(db, { ...listing(within, filter), item: exportedItem }, limit);
}

const from = sql`phone_books b`;
const callsCount = sql<number>`(select count(*) from calls l where l.phone_book_id = b.id)`;

const b = columnsOf<"phone_books">("b");
const c = columnsOf<"potential_customers">("c");
const p = columnsOf<"products">("p");
const k = columnsOf<"contacts">("k");
const n = columnsOf<"numbers">("n");
const l = columnsOf<"calls">("l");
const s = columnsOf<"seller_companies">("s");
const ofCompany = sql`from seller_companies s where s.id = b.seller_company_id`;
const ofCustomer = sql`from potential_customers c where c.id = b.potential_customer_id`;
const ofProduct = sql`from products p where p.id = b.product_id`;
const ofContact = sql`from contacts k where k.id = b.contact_id`;
const ofNumber = sql`from numbers n where n.id = b.number_id`;

const item = jsonOf<Schemas["PhoneBook"]>({
  id: b.id,
  sellerCompany: oneOrNull(namedRef(s), ofCompany),
  potentialCustomerCompany: oneOrNull(
    jsonOf<Schemas["PhoneBookCustomer"]>({
      id: c.id,
      name: c.name,
      timeZone: c.time_zone,
      headquarterCountry: headquarterCountryJson,
      headquarterCity: headquarterCityJson,
    }),
    ofCustomer,
  ),
  product: oneOrNull(jsonOf<Schemas["ProductRef"]>({ id: p.id, name: p.name, hscode: p.hscode }), ofProduct),
  contact: oneOrNull(
    jsonOf<Schemas["PhoneBookContact"]>({
      id: k.id,
      name: k.name,
      surname: k.surname,
      title: k.title,
      email: k.email,
      phoneNumber: k.phone_number,
      isDoNotCall: sql<boolean>`(k.is_do_not_call or ${isSuppressed(k.phone_number, b.seller_company_id)})`,
    }),
    ofContact,
  ),
  sellerCompanyNumber: oneOrNull(jsonOf<Schemas["NumberRef"]>({ id: n.id, number: n.number }), ofNumber),
  language: b.language,
  callsCount,
  lastCall: oneOrNull(
    jsonOf<Schemas["PhoneBookLastCall"]>({
      id: l.id,
      status: l.status,
      answer: l.answer,
      startAt: iso(l.start_at),
      createdAt: iso(l.created_at),
    }),
    sql`from calls l where l.phone_book_id = b.id order by l.created_at desc, l.id desc limit 1`,
  ),
  activeCall: oneOrNull(activeCallJson(b.seller_company_id, k.phone_number), ofContact),
  createdAt: iso(b.created_at),
  updatedAt: iso(b.updated_at),
});

const exportedItem = jsonOf<ExportedPhoneBook>({
  customer: oneOrNull(c.name, ofCustomer),
  country: sql<
    string | null
  >`(select co.name from potential_customers c join countries co on co.id = c.headquarter_country_id
    where c.id = b.potential_customer_id)`,
  contact: oneOrNull(sql<string>`concat_ws(' ', k.name, k.surname)`, ofContact),
  phoneNumber: oneOrNull(k.phone_number, ofContact),
  product: oneOrNull(p.name, ofProduct),
  number: oneOrNull(n.number, ofNumber),
  language: b.language,
  callsCount,
  sellerCompany: oneOrNull(s.name, ofCompany),
  createdAt: iso(b.created_at),
});

function listing(within: Scope, filter: PhoneBookFilter): Omit<Listing<unknown>, "item"> {
  const order = orderBy(filter.sortBy ?? "-createdAt", "b", {
    createdAt: sql`b.created_at`,
    potentialCustomerCompany: sql`kept.customer_key`,
    headquarterCountry: sql`kept.country`,
    contact: sql`kept.contact_key`,
    product: sql`product.name_key`,
    sellerCompanyNumber: sql`number.number`,
    sellerCompany: sql`company.name_key`,
    language: sql`b.language`,
    callsCount: sql`kept.calls`,
  });
  const kept = keptOrder(filter.sortBy);
  const ofItem = kept ? sql`${from} left join ${kept} on kept.phone_book_id = b.id` : from;
  const joined = joinedFor<PhoneBookField>(ofItem, filter.sortBy, {
    product: sql`left join products product on product.id = b.product_id`,
    sellerCompanyNumber: sql`left join numbers number on number.id = b.number_id`,
    sellerCompany: sql`left join seller_companies company on company.id = b.seller_company_id`,
  });
  const where = filter.ids
    ? allOf(inScope(within, "b.seller_company_id"), sql<boolean>`b.id = any(${filter.ids}::uuid[])`)
    : listed(within, filter);
  const { text, sellerCompanyIds, potentialCustomerCompanyIds, productIds, phoneNumber, ids } = filter;
  const isAll = isWhole<Omit<PhoneBookFilter, "sellerCompanyIds">>({
    text,
    potentialCustomerCompanyIds,
    productIds,
    phoneNumber,
    ids,
  });
  const narrowed = narrowScope(within, sellerCompanyIds);
  const total = isAll ? keptCount("phone_books", narrowed) : undefined;
  return {
    from: joined,
    alias: "b",
    where,
    order,
    total,
    firstOfParts: total && partsOf(filter.sortBy, { within: narrowed, where, order }),
  };
}

/** Where what an item is sorted by is kept beside it (decision 0064). */
const keptNames = sql`phone_book_names kept`;
const keptOrders: Partial<Record<PhoneBookField, RawBuilder<unknown>>> = {
  potentialCustomerCompany: keptNames,
  headquarterCountry: keptNames,
  contact: keptNames,
  callsCount: sql`phone_book_calls kept`,
};

function keptOrder(sortBy: PhoneBookFilter["sortBy"]): RawBuilder<unknown> | undefined {
  return sortBy && keptOrders[sortBy.replace(/^-/, "") as PhoneBookField];
}

const recordOrders: RecordOrder[] = ["product", "sellerCompanyNumber"];

/** Where the pages of a whole list are read whose order is not that of an index of the items. */
function partsOf(
  sortBy: PhoneBookFilter["sortBy"],
  { within, where, order }: { within: Scope; where: RawBuilder<boolean>; order: RawBuilder<unknown> },
) {
  const kept = keptOrder(sortBy);
  if (kept)
    return () => sql`${kept} cross join lateral (select kept.phone_book_id as id) b
      where ${inScope(within, "kept.seller_company_id")}`;
  const by = recordOrders.find((field) => sortsBy(sortBy, field));
  if (by) return partsByRecord({ by, within, where, order, isDescending: isDescending(sortBy) });
  if (!sortsBy(sortBy, "sellerCompany")) return undefined;
  return partsByCompany({
    list: "phone_books",
    within,
    listing: { alias: "b", where },
    owner: sql`coalesce(b.seller_company_id, ${sql.lit(nobody)}::uuid)`,
    isDescending: isDescending(sortBy),
  });
}

function listed(
  within: Scope,
  { text, sellerCompanyIds, potentialCustomerCompanyIds, productIds, phoneNumber }: PhoneBookFilter,
): RawBuilder<boolean> {
  return allOf(
    inScope(narrowScope(within, sellerCompanyIds), "b.seller_company_id"),
    potentialCustomerCompanyIds && sql<boolean>`b.potential_customer_id = any(${potentialCustomerCompanyIds}::uuid[])`,
    productIds && sql<boolean>`b.product_id = any(${productIds}::uuid[])`,
    phoneNumber === undefined
      ? undefined
      : sql<boolean>`b.contact_id in (select k.id from contacts k where k.phone_number = ${phoneNumber})`,
    matchesItem(text),
  );
}

/** The searchable fields of an item: the customer, the contact, their number and the product. */
function matchesItem(text: string | undefined): RawBuilder<boolean> | undefined {
  if (!text?.trim()) return undefined;
  return sql<boolean>`b.id in (
    select i.id from phone_books i join potential_customers c on c.id = i.potential_customer_id where ${matchesText(sql`c.search`, text)}
    union all select i.id from phone_books i join products p on p.id = i.product_id where ${matchesText(sql`p.search`, text)}
    union all select i.id from phone_books i join contacts k on k.id = i.contact_id where ${matchesText(sql`k.search`, text)})`;
}
