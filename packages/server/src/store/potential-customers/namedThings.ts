import { sql } from "kysely";

import type { Trx } from "../../db/database.ts";
import { tagColorOf } from "../../domain/tagColor.ts";
import type { ImportTarget } from "./importCustomers.ts";

/** Ids of products or tags by the name a row calls them. */
export interface NamesById {
  idOf: (name: string) => string;
}

/** The company's products of these names, of its own or taken from the catalogue; missing ones are created for it. */
export async function findOrCreateProducts(
  trx: Trx,
  { sellerCompanyId, ids, now }: ImportTarget,
  names: string[],
): Promise<NamesById> {
  const sold = sellerCompanyId
    ? sql`(p.seller_company_id = ${sellerCompanyId}::uuid or p.id in (select product_id from seller_company_products where seller_company_id = ${sellerCompanyId}::uuid))`
    : sql`(p.seller_company_id is null and p.owner_user_id is null)`;
  const wanted = await match(
    trx,
    names,
    sql`select p.id from products p where ${sold} and p.name_key = line.key order by p.seller_company_id nulls last, p.id limit 1`,
  );
  const missing = give(wanted, () => ids.next());
  await sql`
    insert into products (id, seller_company_id, name, created_at, updated_at)
    select line.id, ${sellerCompanyId}::uuid, line.name, ${now}, ${now}
    from unnest(${missing.map(({ id }) => id)}::uuid[], ${missing.map(({ name }) => name)}::text[]) as line (id, name)`.execute(
    trx,
  );
  return index(wanted);
}

/** The company's tags of these titles; missing ones are created for it, unless somebody else just did. */
export async function findOrCreateTags(
  trx: Trx,
  { sellerCompanyId, ids }: ImportTarget,
  titles: string[],
): Promise<NamesById> {
  const own = sellerCompanyId ? sql`t.seller_company_id = ${sellerCompanyId}::uuid` : sql`t.seller_company_id is null`;
  const find = () => match(trx, titles, sql`select t.id from tags t where ${own} and t.title_key = line.key`);
  const known = await find();
  const missing = give(known, () => ids.next());
  if (missing.length === 0) return index(known);
  await sql`
    insert into tags (id, seller_company_id, title, color)
    select line.id, ${sellerCompanyId}::uuid, line.title, line.color
    from unnest(${missing.map(({ id }) => id)}::uuid[], ${missing.map(({ name }) => name)}::text[],
      ${missing.map(({ name }) => tagColorOf(name))}::text[]) as line (id, title, color)
    on conflict do nothing`.execute(trx);
  return index(await find());
}

interface Wanted {
  name: string;
  /** The name as the database compares it, so that both always agree. */
  key: string;
  id: string | null;
}

async function match(trx: Trx, names: string[], select: ReturnType<typeof sql>): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select line.name, line.key, (${select}) as id
    from (select name, lower(name) as key from unnest(${[...new Set(names)]}::text[]) as name) line`.execute(trx);
  return rows;
}

/** Gives every name without an id a new one, the same to names that differ only in letter case. */
function give(wanted: Wanted[], nextId: () => string): { id: string; name: string }[] {
  const given = new Map<string, { id: string; name: string }>();
  for (const one of wanted) {
    if (one.id) continue;
    const made = given.get(one.key) ?? { id: nextId(), name: one.name };
    given.set(one.key, made);
    one.id = made.id;
  }
  return [...given.values()];
}

function index(wanted: Wanted[]): NamesById {
  const byName = new Map(wanted.map(({ name, id }) => [name, id ?? ""]));
  return { idOf: (name) => byName.get(name) ?? "" };
}
