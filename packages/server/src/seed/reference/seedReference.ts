import { sql } from "kysely";

import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import type { Ids } from "../../ids.ts";
import { catalogueProducts } from "./catalogueProducts.ts";
import { plans, promoCodes, settings } from "./plans.ts";
import { readCityNames, readCountryFacts } from "./readData.ts";

type Needed = Pick<Context, "config" | "db" | "ids">;

/**
 * Fills an empty database with the data that the product requires: countries, cities, plans, settings, catalogue
 * products.
 */
export async function seedReference({ config, db, ids }: Needed): Promise<void> {
  const known = await db.selectFrom("countries").select("id").limit(1).executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (trx) => {
    await insertPlaces(trx, ids);
    await trx
      .insertInto("subscription_packages")
      .values(plans.map((plan) => ({ id: ids.next(), ...plan })))
      .execute();
    await trx
      .insertInto("settings")
      .values(Object.entries(settings).map(([key, value_micros]) => ({ key, value_micros })))
      .execute();
    if (!config.isProduction) await insertPromoCodes(trx, ids);
    const products = catalogueProducts.map(([name, hscode, sector]) => ({
      id: ids.next(),
      name,
      hscode,
      sector,
      about: null,
      seller_company_id: null,
      owner_user_id: null,
    }));
    await trx.insertInto("products").values(products).execute();
  });
}

/** Adds the promo codes of development. They are public and worth money, so production does not have them. */
async function insertPromoCodes(trx: Trx, ids: Ids): Promise<void> {
  const rows = promoCodes.map((promoCode) => ({ id: ids.next(), ...promoCode, expires_at: null }));
  await trx.insertInto("promo_codes").values(rows).execute();
}

/**
 * Adds the countries and their 23,000 cities. Inserting arrays takes a fifth of the time of inserting as many rows of
 * values.
 */
async function insertPlaces(trx: Trx, ids: Ids): Promise<void> {
  const countries = (await readCountryFacts()).map((country) => ({ id: ids.next(), ...country }));
  const countryRows = countries.map(({ id, name, iso2, timeZones }) => ({ id, name, iso2, time_zones: timeZones }));
  await trx.insertInto("countries").values(countryRows).execute();
  const namesByCountry = await readCityNames();
  const cities = countries.flatMap(({ id, iso2 }) =>
    (namesByCountry.get(iso2) ?? []).map((name) => ({ countryId: id, name })),
  );
  await sql`
    insert into cities (id, country_id, name)
    select * from unnest(${cities.map(() => ids.next())}::uuid[], ${cities.map((city) => city.countryId)}::uuid[], ${cities.map((city) => city.name)}::text[])`.execute(
    trx,
  );
}
