import { sql } from "kysely";

import type { Candidate, RowKeeper } from "../../domain/import/rowKeeper.ts";
import type { PlanRoom } from "../plan.ts";
import type { Trx } from "../../db/database.ts";
import type { CustomerRow } from "../../domain/import/customerRow.ts";
import { similarName } from "../../domain/import/similar.ts";
import { findContactNumbers, upsertContacts } from "../contacts.ts";
import type { ImportTarget } from "./importTarget.ts";
import { NamedThings, products, tags } from "./NamedThings.ts";
import { writeCustomers, type WrittenRow } from "./writeImportedCustomers.ts";

interface Known {
  id: string;
  isNew: boolean;
  hasProducts: boolean;
  hasContact: boolean;
}

/**
 * Prepares a transaction for an import. Imports of one company take turns, so that each finds the records of the other.
 * The checks of references are planned once a session, and must find each record by its index: a plan for the small
 * table at the start of a large import would read the whole table for every row at its end, and planning each check
 * again takes twice as long as the rest of the import.
 */
export async function prepareImport(trx: Trx, sellerCompanyId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${sellerCompanyId ?? "catalogue"}))`.execute(trx);
  await sql`discard plans`.execute(trx);
  await sql`set local enable_seqscan = off`.execute(trx);
}

/**
 * Imports rows of a customer list. A customer is identified by name and country, its contact by phone number; empty
 * cells change nothing, and products and tags are added. Products and tags that the company does not have are created.
 * Rows that exceed the plan are rejected one by one. A preview makes the same decisions and writes nothing: its
 * decisions are stored here, not read back.
 */
export class CustomerImport implements RowKeeper<CustomerRow> {
  readonly counts = { created: 0, updated: 0, contactsCreated: 0 };
  planRefusal: string | undefined;
  readonly #trx: Trx;
  readonly #target: ImportTarget;
  readonly #room: PlanRoom;
  readonly #isPreview: boolean;
  readonly #products: NamedThings;
  readonly #tags: NamedThings;
  readonly #customers = new Map<string, Known>();
  /** Customer and phone number of every known contact. */
  readonly #contacts = new Set<string>();
  readonly #contactCounts = new Map<string, number>();
  readonly #cities = new Map<string, string | null>();
  #newProducts = 0;
  #refused = 0;
  #unknownCities = 0;

  constructor(trx: Trx, target: ImportTarget, room: PlanRoom, isPreview: boolean) {
    this.#trx = trx;
    this.#target = target;
    this.#room = room;
    this.#isPreview = isPreview;
    this.#products = new NamedThings(products, target);
    this.#tags = new NamedThings(tags, target);
  }

  async take(candidates: readonly Candidate<CustomerRow>[]): Promise<void> {
    const rows = candidates.map(({ row }) => row);
    const keys = await this.#findCustomers(rows);
    await this.#products.lookUp(
      this.#trx,
      rows.flatMap((row) => row.products),
    );
    await this.#tags.lookUp(
      this.#trx,
      rows.flatMap((row) => row.tags),
    );
    await this.#findCities(rows);
    await this.#findContacts(keys);
    const taken = candidates.flatMap((candidate, index) => this.#decide(candidate, keys[index] ?? "") ?? []);
    if (this.#isPreview || taken.length === 0) return;
    const [newProductIds, newTagIds] = [await this.#products.write(this.#trx), await this.#tags.write(this.#trx)];
    const written = taken.map((row) => ({
      ...row,
      productIds: row.productIds.map((id) => newProductIds.get(id) ?? id),
      tagIds: row.tagIds.map((id) => newTagIds.get(id) ?? id),
    }));
    await writeCustomers(this.#trx, this.#target, written);
    const contacts = taken.flatMap(({ row, customerId }) => (row.contact ? [{ ...row.contact, customerId }] : []));
    await upsertContacts(this.#trx, this.#target.ids, contacts, this.#target.now);
  }

  async describe() {
    const [newProducts, newTags] = [await this.#novelties(this.#products), await this.#novelties(this.#tags)];
    const made = [...this.#customers.values()].filter(({ isNew }) => isNew);
    const notes = [
      { code: "WITHOUT_PRODUCTS" as const, count: made.filter(({ hasProducts }) => !hasProducts).length },
      { code: "WITHOUT_CONTACT" as const, count: made.filter(({ hasContact }) => !hasContact).length },
      { code: "UNKNOWN_CITIES" as const, count: this.#unknownCities },
      { code: "OVER_PLAN_LIMIT" as const, count: this.#refused },
    ];
    return { newProducts, newTags, notes };
  }

  /** The result of a row; undefined if it exceeds the plan. */
  #decide({ row, reject }: Candidate<CustomerRow>, key: string): WrittenRow | undefined {
    const known = this.#customers.get(key);
    const { refusals, ...room } = this.#room;
    const refuse = (column: string | null, reason: string) => {
      this.planRefusal ??= reason;
      this.#refused += 1;
      reject(column, reason);
      return undefined;
    };
    if (!known && this.counts.created >= room.customers) return refuse(null, refusals.customers);
    const newProducts = this.#products.countNew(row.products);
    if (this.#newProducts + newProducts > room.products) return refuse("Products", refusals.products);
    const isNewContact = row.contact !== null && !this.#contacts.has(`${known?.id} ${row.contact.phoneNumber}`);
    const contactCount = (known && this.#contactCounts.get(known.id)) ?? 0;
    if (isNewContact && contactCount >= room.contactsPerCustomer) return refuse("Contact Phone", refusals.contacts);

    const customer = known ?? { id: this.#target.ids.next(), isNew: true, hasProducts: false, hasContact: false };
    this.#customers.set(key, customer);
    this.counts[known ? "updated" : "created"] += 1;
    this.#newProducts += newProducts;
    customer.hasProducts ||= row.products.length > 0;
    customer.hasContact ||= row.contact !== null;
    if (row.contact && isNewContact) {
      this.counts.contactsCreated += 1;
      this.#contacts.add(`${customer.id} ${row.contact.phoneNumber}`);
      this.#contactCounts.set(customer.id, contactCount + 1);
    }
    const cityId = row.city === null ? null : (this.#cities.get(cityKey(row)) ?? null);
    if (row.city !== null && cityId === null) this.#unknownCities += 1;
    return {
      row,
      customerId: customer.id,
      isNew: !known,
      cityId,
      productIds: row.products.map((name) => this.#products.use(name)),
      tagIds: row.tags.map((name) => this.#tags.use(name)),
    };
  }

  /**
   * The key of each row's customer, in the form in which the database compares them. Existing ones are known from then
   * on.
   */
  async #findCustomers(rows: readonly CustomerRow[]): Promise<string[]> {
    const { sellerCompanyId } = this.#target;
    const isOurs = sellerCompanyId
      ? sql`c.seller_company_id = ${sellerCompanyId}::uuid`
      : sql`c.seller_company_id is null`;
    // All lines in one query: with single lookups, the database might search for the oldest of each through all
    // customers by age.
    const { rows: matches } = await sql<{ key: string; id: string | null }>`
      with line as (
        select lower(name) as name_key, country_id, position
        from unnest(${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.countryId)}::uuid[]) with ordinality as line (name, country_id, position)
      ), known as (
        select distinct on (c.name_key, c.headquarter_country_id) c.id, c.name_key, c.headquarter_country_id as country_id
        from potential_customers c
        where ${isOurs} and c.name_key in (select name_key from line)
        order by c.name_key, c.headquarter_country_id, c.created_at, c.id
      )
      select line.name_key || ' ' || line.country_id as key, known.id
      from line left join known using (name_key, country_id)
      order by line.position`.execute(this.#trx);
    for (const { key, id } of matches)
      if (id && !this.#customers.has(key))
        this.#customers.set(key, { id, isNew: false, hasProducts: false, hasContact: false });
    return matches.map(({ key }) => key);
  }

  /** The known contacts of existing customers; new customers have none. */
  async #findContacts(keys: readonly string[]): Promise<void> {
    const found = keys.map((key) => this.#customers.get(key)).filter((known) => known && !known.isNew);
    const ids = [...new Set(found.map((known) => known?.id ?? ""))].filter((id) => !this.#contactCounts.has(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#contactCounts.set(id, 0);
    for (const { customerId, phoneNumber } of await findContactNumbers(this.#trx, ids)) {
      this.#contacts.add(`${customerId} ${phoneNumber}`);
      this.#contactCounts.set(customerId, (this.#contactCounts.get(customerId) ?? 0) + 1);
    }
  }

  async #findCities(rows: readonly CustomerRow[]): Promise<void> {
    const unknown = rows.filter((row) => row.city !== null && !this.#cities.has(cityKey(row)));
    if (unknown.length === 0) return;
    const { rows: found } = await sql<{ id: string | null }>`
      select (select c.id from cities c where c.country_id = line.country_id and c.name_key = lower(line.name) order by c.id limit 1) as id
      from unnest(${unknown.map((row) => row.city)}::text[], ${unknown.map((row) => row.countryId)}::uuid[]) with ordinality as line (name, country_id, position)
      order by line.position`.execute(this.#trx);
    unknown.forEach((row, index) => this.#cities.set(cityKey(row), found[index]?.id ?? null));
  }

  /**
   * The created records, with those of which each may be a misspelling: existing ones, or new ones that more rows name.
   */
  async #novelties(things: NamedThings) {
    const { made } = things;
    if (made.length === 0) return [];
    const known = await things.knownNames(this.#trx);
    return made.map(({ name, rows }, index) => {
      const others =
        index < mostCompared
          ? [...known, ...made.slice(0, Math.min(index, mostCompared)).map((each) => each.name)]
          : [];
      return { name, rows, similarTo: similarName(name, others) ?? null };
    });
  }
}

/** The maximum number of new names that are checked. */
const mostCompared = 200;

const cityKey = ({ city, countryId }: CustomerRow) => `${countryId} ${city}`;
