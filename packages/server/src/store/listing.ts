import { sql, type RawBuilder } from "kysely";

import { JsonText } from "../contract/jsonText.ts";
import type { Database } from "../db/database.ts";
import type { Sql } from "./json.ts";

/** The query of a list operation. */
export interface PageRequest {
  /** From 0. */
  page?: number;
  perPage?: number;
}

/** A list as SQL: which rows of one table, in which order, and each row as JSON of the contract. */
export interface Listing<Item> {
  /** The table with its alias: `products p`. */
  from: RawBuilder<unknown>;
  alias: string;
  where: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
  /**
   * The source of a page if no single index of the table has its rows in order: it replaces `from` and `where` with the
   * first `upTo` rows of every part of the list, or with another table in this order, under the same names. `last` is the
   * same number, for lists that are sorted as a whole on late pages: then it returns nothing.
   */
  firstOfParts?: ((upTo: RawBuilder<unknown>, last: bigint) => RawBuilder<unknown> | undefined) | undefined;
  /** The number of rows, if it is known without counting. */
  total?: RawBuilder<bigint> | undefined;
  /** The JSON object of one row of the alias; its sub-selects run only for the rows of the page. */
  item: Sql<Item>;
}

/** A page of a list in the form of the contract. */
export interface ListOf<Item> {
  items: Item[];
  metaData: { totalCount: number };
}

/**
 * The page sizes that our lists offer (`lib/pageSizes.ts` of the widgets). Others would each need a statement and a plan of
 * their own.
 */
const offeredSizes: ReadonlySet<number> = new Set([5, 10, 25, 50, 100]);

/**
 * One page of a list with its total, as the JSON text of `{items, metaData: {totalCount}}`: one statement, whose result
 * is not parsed on its way to the client. A page is found as ids, which an index of its order contains, so that the
 * rows before it are not read. A page past the end is an empty list.
 */
export async function readListText<Item>(
  db: Database,
  listing: Listing<Item>,
  { page = 0, perPage = 10 }: PageRequest,
): Promise<JsonText<ListOf<Item>>> {
  const { from, where, order, item } = listing;
  const total = listing.total ?? sql<bigint>`(select count(*) from ${from} where ${where})`;
  const id = sql.ref(`${listing.alias}.id`);
  const { limit, upTo, last } = rangeOf(listing, page, perPage);
  const rowsOfPage = listing.firstOfParts?.(upTo, last) ?? sql`${from} where ${where}`;
  const { rows } = await sql<{ text: string }>`
    select json_build_object(
      'items', coalesce((
        select json_agg(${item} order by page.position) from (
          select id, row_number() over () as position
          from (select ${id} from ${rowsOfPage} order by ${order} ${limit}) found
        ) page join ${from} on ${id} = page.id
      ), '[]'),
      'metaData', json_build_object('totalCount', ${total})
    )::text as text`.execute(db);
  return new JsonText(rows[0]?.text ?? "");
}

/**
 * Which rows of a list are on a page: the end of its query, and the number of the page's last row.
 *
 * The size of the first page of a whole list is part of the statement's text, since PostgreSQL can then use one plan for
 * every request. With a size that it does not know, it expects a tenth of the list, and plans each request anew, which
 * takes as long as reading the page. A filtered list is always planned for the values of its filter.
 */
function rangeOf({ total }: Pick<Listing<unknown>, "total">, page: number, perPage: number) {
  const offset = BigInt(page) * BigInt(perPage);
  const last = offset + BigInt(perPage);
  if (total && page === 0 && offeredSizes.has(perPage))
    return { limit: sql`limit ${sql.lit(perPage)}`, upTo: sql.lit(perPage), last };
  return {
    limit: sql`limit ${perPage} offset ${String(offset)}::bigint`,
    upTo: sql`${String(last)}::bigint`,
    last,
  };
}

/** One row, from any list. */
export type OneOf<Item> = Pick<Listing<Item>, "from" | "where" | "item">;

/** One row of a list as its JSON text; undefined if no row matches. */
export async function readItemText<Item>(
  db: Database,
  { from, where, item }: OneOf<Item>,
): Promise<JsonText<Item> | undefined> {
  const { rows } = await sql<{ text: string }>`select (${item})::text as text from ${from} where ${where}`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

/** One row of a list as the value itself; undefined if no row matches. */
export async function readItem<Item>(db: Database, { from, where, item }: OneOf<Item>): Promise<Item | undefined> {
  const { rows } = await sql<{ item: Item }>`select ${item} as item from ${from} where ${where}`.execute(db);
  return rows[0]?.item;
}

const rowsPerRead = 1_000;

/**
 * Every row of a list, for an export: one statement determines the rows and their order, then they are read a thousand
 * at a time, so that memory use is constant. Rows that are deleted in between are omitted.
 */
export async function* readAll<Item>(
  db: Database,
  listing: Listing<Item>,
  limit = 1_000_000,
): AsyncGenerator<Item, void, undefined> {
  const { from, where, order, item } = listing;
  const id = sql.ref(`${listing.alias}.id`);
  const { rows } = await sql<{
    id: string;
  }>`select ${id} from ${from} where ${where} order by ${order} limit ${limit}`.execute(db);
  for (let start = 0; start < rows.length; start += rowsPerRead) {
    const ids = rows.slice(start, start + rowsPerRead).map((row) => row.id);
    const items = await sql<{ item: Item }>`
      select ${item} as item from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
      join ${from} on ${id} = wanted.id order by wanted.position`.execute(db);
    for (const row of items.rows) yield row.item;
  }
}

/**
 * The order of a list, with the id as the last criterion so that pages never overlap.
 *
 * @param sortBy a field of `columns`; a leading `-` sorts descending. The contract has checked it.
 * @param columns the SQL of each field by which a list can be sorted.
 * @example orderBy("-updatedAt", "p", { updatedAt: sql`p.updated_at`, name: sql`p.name_key` })
 */
export function orderBy<Field extends string>(
  sortBy: Field | `-${Field}`,
  alias: string,
  columns: Record<Field, RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const column = columns[sortBy.replace(/^-/, "") as Field];
  const direction = isDescending(sortBy) ? sql`desc` : sql`asc`;
  return sql`${column} ${direction}, ${sql.ref(`${alias}.id`)} ${direction}`;
}

/** Whether a list is sorted by a field, in either direction. */
export function sortsBy<Field extends string>(sortBy: Field | `-${Field}` | undefined, field: Field): boolean {
  return sortBy === field || sortBy === `-${field}`;
}

export function isDescending(sortBy: string | undefined): boolean {
  return sortBy?.startsWith("-") ?? false;
}

/**
 * A list's table with the joins that only this order needs. A join, because a sub-select in the order would run for
 * every row (36 times slower for 100,000 customers by country). Left joins of one row each: the total does not need
 * them.
 */
export function joinedFor<Field extends string>(
  from: RawBuilder<unknown>,
  sortBy: Field | `-${Field}` | undefined,
  joins: Partial<Record<Field, RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  const join = sortBy && joins[sortBy.replace(/^-/, "") as Field];
  return join ? sql`${from} ${join}` : from;
}

/**
 * Whether a text contains what a person typed; true for an empty search.
 *
 * @param column the text as the SQL function `plain` makes it, without letter case and accents, like every column
 *   `search`: KIZILIRMAK is found as kızılırmak and as kizilirmak.
 */
export function matchesText(column: RawBuilder<unknown>, text: string | undefined): RawBuilder<boolean> {
  const wanted = (text ?? "").trim();
  if (wanted === "") return sql<boolean>`true`;
  return sql<boolean>`${column} like '%' || plain(${escapeLike(wanted)}) || '%'`;
}

/** Whether such a column begins with what a person typed; true for an empty search. */
export function beginsWithText(column: RawBuilder<unknown>, text: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`${column} like plain(${escapeLike((text ?? "").trim())}) || '%'`;
}

/** All conditions combined. */
export function allOf(...conditions: (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )}`;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
