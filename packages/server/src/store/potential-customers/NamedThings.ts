import { sql, type RawBuilder } from "kysely";

import type { Trx } from "../../db/database.ts";
import { tagColorOf } from "../../domain/tagColor.ts";
import type { ImportTarget } from "./importTarget.ts";

interface Named {
  id: string;
  name: string;
  isNew: boolean;
  isWritten: boolean;
  /** How many rows name it. */
  rows: number;
}

/** The operations on products or tags that an import needs. */
export interface NamedKind {
  /** The id of the company's record with the key `line.key`. */
  find: (target: ImportTarget) => RawBuilder<unknown>;
  insert: (trx: Trx, target: ImportTarget, things: readonly Named[]) => Promise<void>;
  /** All names of the company, some thousand at most. */
  names: (trx: Trx, target: ImportTarget) => Promise<string[]>;
}

/** Products or tags by their names in rows; missing ones are created when they are used. */
export class NamedThings {
  readonly #kind: NamedKind;
  readonly #target: ImportTarget;
  /** The name in the form in which the database compares it, so that both always agree. */
  readonly #keys = new Map<string, string>();
  readonly #things = new Map<string, Named>();

  constructor(kind: NamedKind, target: ImportTarget) {
    this.#kind = kind;
    this.#target = target;
  }

  /** Reads which of these names the company has. */
  async lookUp(trx: Trx, names: readonly string[]): Promise<void> {
    const unknown = [...new Set(names)].filter((name) => !this.#keys.has(name));
    if (unknown.length === 0) return;
    const { rows } = await sql<{ name: string; key: string; id: string | null }>`
      select line.name, line.key, (${this.#kind.find(this.#target)}) as id
      from (select name, lower(name) as key from unnest(${unknown}::text[]) as name) line`.execute(trx);
    for (const { name, key, id } of rows) {
      this.#keys.set(name, key);
      if (id && !this.#things.has(key)) this.#things.set(key, { id, name, isNew: false, isWritten: true, rows: 0 });
    }
  }

  /** How many of a row's names would be new records. */
  countNew(names: readonly string[]): number {
    return new Set(names.map((name) => this.#keyOf(name)).filter((key) => !this.#things.has(key))).size;
  }

  /** The record with this name, created if necessary. */
  use(name: string): string {
    const key = this.#keyOf(name);
    const thing = this.#things.get(key) ?? {
      id: this.#target.ids.next(),
      name,
      isNew: true,
      isWritten: false,
      rows: 0,
    };
    thing.rows += 1;
    this.#things.set(key, thing);
    return thing.id;
  }

  /** Writes the created records; if another transaction has created one meanwhile, that one is used. */
  async write(trx: Trx): Promise<Map<string, string>> {
    const made = [...this.#things].filter(([, thing]) => !thing.isWritten);
    if (made.length === 0) return new Map();
    await this.#kind.insert(
      trx,
      this.#target,
      made.map(([, thing]) => thing),
    );
    const { rows } = await sql<{ key: string; id: string | null }>`
      select line.key, (${this.#kind.find(this.#target)}) as id from unnest(${made.map(([key]) => key)}::text[]) as line (key)`.execute(
      trx,
    );
    const replaced = new Map<string, string>();
    const ids = new Map(rows.map(({ key, id }) => [key, id]));
    for (const [key, thing] of made) {
      const id = ids.get(key) ?? thing.id;
      if (id !== thing.id) replaced.set(thing.id, id);
      Object.assign(thing, { id, isWritten: true });
    }
    return replaced;
  }

  /** The created records, most used first. */
  get made(): readonly Pick<Named, "name" | "rows">[] {
    return [...this.#things.values()].filter(({ isNew }) => isNew).toSorted((one, other) => other.rows - one.rows);
  }

  knownNames(trx: Trx): Promise<string[]> {
    return this.#kind.names(trx, this.#target);
  }

  #keyOf(name: string): string {
    return this.#keys.get(name) ?? name;
  }
}

/** The company's products: its own and those it took from the catalogue. */
export const products: NamedKind = {
  find: (target) =>
    sql`select p.id from products p where ${sells(target)} and p.name_key = line.key order by p.seller_company_id nulls last, p.id limit 1`,
  insert: async (trx, { sellerCompanyId, now }, things) => {
    await sql`
      insert into products (id, seller_company_id, name, created_at, updated_at)
      select line.id, ${sellerCompanyId}::uuid, line.name, ${now}, ${now}
      from unnest(${things.map(({ id }) => id)}::uuid[], ${things.map(({ name }) => name)}::text[]) as line (id, name)`.execute(
      trx,
    );
  },
  names: async (trx, target) => {
    const { rows } = await sql<{
      name: string;
    }>`select p.name from products p where ${sells(target)} limit 5000`.execute(trx);
    return rows.map(({ name }) => name);
  },
};

const sells = ({ sellerCompanyId }: ImportTarget) =>
  sellerCompanyId
    ? sql`(p.seller_company_id = ${sellerCompanyId}::uuid or p.id in (select product_id from seller_company_products where seller_company_id = ${sellerCompanyId}::uuid))`
    : sql`(p.seller_company_id is null and p.owner_user_id is null)`;

/** The company's tags. */
export const tags: NamedKind = {
  find: (target) => sql`select t.id from tags t where ${owns(target)} and t.title_key = line.key`,
  insert: async (trx, { sellerCompanyId }, things) => {
    await sql`
      insert into tags (id, seller_company_id, title, color)
      select line.id, ${sellerCompanyId}::uuid, line.title, line.color
      from unnest(${things.map(({ id }) => id)}::uuid[], ${things.map(({ name }) => name)}::text[],
        ${things.map(({ name }) => tagColorOf(name))}::text[]) as line (id, title, color)
      on conflict do nothing`.execute(trx);
  },
  names: async (trx, target) => {
    const { rows } = await sql<{ title: string }>`select t.title from tags t where ${owns(target)} limit 5000`.execute(
      trx,
    );
    return rows.map(({ title }) => title);
  },
};

const owns = ({ sellerCompanyId }: ImportTarget) =>
  sellerCompanyId ? sql`t.seller_company_id = ${sellerCompanyId}::uuid` : sql`t.seller_company_id is null`;
