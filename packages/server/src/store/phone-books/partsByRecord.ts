import { sql, type RawBuilder } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import { keptCount, keptCountOfCatalogue } from "../keptCount.ts";

/** The orders by the name of a record that an item refers to. */
export type RecordOrder = "product" | "sellerCompanyNumber";

interface Parts {
  by: RecordOrder;
  within: Scope;
  where: RawBuilder<boolean>;
  /** By the record's name and `b.id`. */
  order: RawBuilder<unknown>;
  isDescending: boolean;
}

interface Records {
  /** The record's table, and the names of the table and of the record's name in the list's order. */
  table: string;
  alias: string;
  name: string;
  /** The item's column that refers to the record. */
  reference: string;
  /** The id and name of every record to which an item may refer, in an order that indexes have. */
  read: RawBuilder<unknown>;
  /** Whether the records are few enough for the number of items; always if it is omitted. */
  isFew?: RawBuilder<boolean>;
}

/** How many products may be read for each item: with more, few of them would have an item. */
const recordsPerItem = 4;
/** How many products one of the catalogue counts for, since a company's items may refer to none of the catalogue. */
const catalogueWeight = 16;
/** Later pages are not faster in parts (decision 0062). */
const lastInParts = 10_000n;

/**
 * The first items in the order of the names of the records that they refer to: the first items of each record, which
 * are read in the order of an index until there are enough, and the items without a record. If there are far more
 * records than items, the items are sorted instead; the stored counts show which it is.
 */
export function partsByRecord({ by, within, where, order, isDescending }: Parts) {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const records = recordsOf(by, within, direction);
  const { table, alias, isFew = sql<boolean>`true` } = records;
  const [record, name, reference] = [sql.ref(alias), sql.ref(records.name), sql.ref(`b.${records.reference}`)];
  // The names of few items are looked up one by one: PostgreSQL uses one plan for every company, and would read all names.
  // The conditions are outside the limits: a part that is not read then starts no parallel workers (50 ms).
  return (upTo: RawBuilder<unknown>, last: bigint) =>
    last > lastInParts
      ? undefined
      : sql`(
    select * from (
      select b.id, ${record}.${name}
      from (${records.read}) ${record} cross join lateral (
        select b.id from phone_books b where ${where} and ${reference} = ${record}.id
        order by b.id ${direction} limit ${upTo}) b
      order by ${order} limit ${upTo}) of_records where ${isFew}
    union all
    select * from (
      select b.id, null
      from phone_books b where ${where} and ${reference} is null
      order by ${reference} ${direction}, b.id ${direction} limit ${upTo}) of_none where ${isFew}
    union all
    select * from (
      select b.id, ${record}.${name}
      from phone_books b left join lateral (
        select r.${name} from ${sql.table(table)} r where r.id = ${reference} limit 1) ${record} on true
      where ${where}
      order by ${order} limit ${upTo}) of_all where not ${isFew}) b
    cross join lateral (select b.${name}) ${record}`;
}

/** An item's number is its company's; its product is the company's or one of the catalogue. */
function recordsOf(by: RecordOrder, within: Scope, direction: RawBuilder<unknown>): Records {
  if (by === "sellerCompanyNumber")
    return {
      table: "numbers",
      alias: "number",
      name: "number",
      reference: "number_id",
      read: sql`select n.id, n.number from numbers n where ${inScope(within, "n.seller_company_id")}`,
    };
  const products = { table: "products", alias: "product", name: "name_key", reference: "product_id" };
  const all = sql`select p.id, p.name_key from products p`;
  const count = keptCount("products", within);
  if (within.kind === "everything") return { ...products, read: all, isFew: fewer(count, within) };
  return {
    ...products,
    read: sql`(${all} where ${inScope(within, "p.seller_company_id")} order by p.name_key ${direction})
      union all (${all} where p.seller_company_id is null order by p.name_key ${direction})`,
    isFew: fewer(sql`${count} + ${keptCountOfCatalogue("products")} * ${sql.lit(catalogueWeight)}`, within),
  };
}

const fewer = (records: RawBuilder<unknown>, within: Scope) =>
  sql<boolean>`(select ${keptCount("phone_books", within)} * ${sql.lit(recordsPerItem)} >= ${records})`;
