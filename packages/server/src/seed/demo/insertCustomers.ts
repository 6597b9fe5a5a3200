import { sql } from "kysely";

import type { Trx } from "../../db/database.ts";
import { pick, seededRandom } from "../../domain/seededRandom.ts";
import type { Ids } from "../../ids.ts";
import type { DemoDays } from "./demoDays.ts";
import type { SeededCompany } from "./insertCompanies.ts";
import { readDemoCustomers, type DemoContact, type DemoCustomer } from "./readCustomers.ts";

export interface SeededContact extends DemoContact {
  id: string;
}

/** A customer, for calls and call center items. */
export interface SeededCustomer {
  id: string;
  name: string;
  iso2: string;
  timeZone: string;
  contacts: SeededContact[];
}

export interface CustomerOwner {
  /** The company that owns the customers; undefined for the catalogue. */
  company?: SeededCompany;
  list: Parameters<typeof readDemoCustomers>[0];
}

/** Adds a company's customers with contacts, products and tags. The first of the list was changed last. */
export async function insertCustomers(
  trx: Trx,
  ids: Ids,
  days: DemoDays,
  owner: CustomerOwner,
): Promise<SeededCustomer[]> {
  const facts = await readDemoCustomers(owner.list);
  const places = await readPlaces(trx, facts);
  const random = seededRandom(`customers of ${owner.list}`);
  const customers = facts.map((customer, index) => {
    const place = places[index];
    const contacts = customer.contacts.map((contact) => ({ id: ids.next(), ...contact }));
    const timeZone = customer.timeZone ?? place?.timeZone ?? "UTC";
    const updatedAt = days.ago(0.2 + index * 0.9 + random());
    return {
      id: ids.next(),
      name: customer.name,
      iso2: customer.iso2,
      timeZone,
      contacts,
      place,
      updatedAt,
      createdAt: days.ago(70 + index * 3),
    };
  });
  await trx
    .insertInto("potential_customers")
    .values(
      customers.map(({ id, name, timeZone, place, createdAt, updatedAt }) => ({
        id,
        seller_company_id: owner.company?.id ?? null,
        catalogue_source_id: null,
        name,
        website: websiteOf(name),
        headquarter_country_id: place?.countryId ?? "",
        headquarter_city_id: place?.cityId ?? null,
        time_zone: timeZone,
        created_at: createdAt,
        updated_at: updatedAt,
      })),
    )
    .execute();
  await insertContacts(trx, customers);
  await linkSome(trx, customers, owner.company, random);
  return customers;
}

/** The country, its first time zone and the city of each customer. */
async function readPlaces(trx: Trx, customers: DemoCustomer[]) {
  const { rows } = await sql<{ countryId: string; cityId: string | null; timeZone: string }>`
    select co.id as "countryId", co.time_zones[1] as "timeZone",
      (select ci.id from cities ci where ci.country_id = co.id and ci.name = wanted.city limit 1) as "cityId"
    from unnest(${customers.map((each) => each.iso2)}::text[], ${customers.map((each) => each.city)}::text[]) with ordinality as wanted (iso2, city, position)
    join countries co on co.iso2 = wanted.iso2 order by wanted.position`.execute(trx);
  return rows;
}

async function insertContacts(trx: Trx, customers: (SeededCustomer & { createdAt: Date })[]): Promise<void> {
  const rows = customers.flatMap((customer) =>
    customer.contacts.map((contact) => ({
      id: contact.id,
      potential_customer_id: customer.id,
      title: contact.title,
      name: contact.name,
      surname: contact.surname,
      email: `${slug(contact.name)}.${slug(contact.surname)}@${hostOf(customer.name)}`,
      phone_number: contact.phoneNumber,
      is_do_not_call: contact.phoneNumber.endsWith("06"),
      created_at: customer.createdAt,
      updated_at: customer.createdAt,
    })),
  );
  await trx.insertInto("contacts").values(rows).execute();
}

/** Links one to four products and up to three tags to each customer. The catalogue offers its own products. */
async function linkSome(
  trx: Trx,
  customers: SeededCustomer[],
  company: SeededCompany | undefined,
  random: () => number,
): Promise<void> {
  const productIds =
    company?.productIds ??
    (
      await trx
        .selectFrom("products")
        .select("id")
        .where("seller_company_id", "is", null)
        .orderBy("name_key")
        .limit(8)
        .execute()
    ).map(({ id }) => id);
  const products = customers.flatMap(({ id }) =>
    some(random, productIds, 1 + Math.floor(random() * 4)).map((product_id) => ({
      potential_customer_id: id,
      product_id,
    })),
  );
  await trx.insertInto("potential_customer_products").values(products).execute();
  const tags = customers.flatMap(({ id }) =>
    some(random, company?.tagIds ?? [], Math.floor(random() * 4)).map((tag_id) => ({
      potential_customer_id: id,
      tag_id,
    })),
  );
  if (tags.length > 0) await trx.insertInto("potential_customer_tags").values(tags).execute();
}

function some<Item>(random: () => number, items: readonly Item[], count: number): Item[] {
  const chosen = new Set<Item>();
  for (let draw = 0; draw < count && items.length > 0; draw += 1) chosen.add(pick(random, items));
  return [...chosen];
}

const hostOf = (name: string) => `${slug(name)}.example`;
const websiteOf = (name: string) => `https://${hostOf(name)}`;

function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ø/g, "o")
    .replace(/ı/g, "i")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}
