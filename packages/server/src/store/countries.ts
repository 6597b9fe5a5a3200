import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import { allOf, matchesText, readListText, type PageRequest } from "./listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, jsonOf, type Columns } from "./json.ts";

const countryColumns = ["id", "name", "iso2", "time_zones as timeZones"] as const;

const c = columnsOf<"cities">("c");

/** A country in references of other records. */
export const countryRef = ({ id, name, iso2 }: Columns<"countries">) =>
  jsonOf<Schemas["CountryRef"]>({ id, name, iso2 });

/** All countries by name. */
export function readCountries(db: Database) {
  return db.selectFrom("countries").select(countryColumns).orderBy("name").execute();
}

export function readCountry(db: Database, countryId: string) {
  return db.selectFrom("countries").select(countryColumns).where("id", "=", countryId).executeTakeFirst();
}

/** Cities of a country by name, as JSON text. */
export function listCitiesText(db: Database, countryId: string, text: string | undefined, page: PageRequest) {
  return readListText(
    db,
    {
      from: sql`cities c`,
      alias: "c",
      where: allOf(sql<boolean>`c.country_id = ${countryId}::uuid`, matchesText(sql`c.search`, text)),
      order: sql`c.name_key, c.id`,
      item: jsonOf<Schemas["City"]>({ id: c.id, name: c.name }),
    },
    page,
  );
}

export function readCity(db: Database, countryId: string, cityId: string) {
  return db
    .selectFrom("cities")
    .select(["id", "name"])
    .where("country_id", "=", countryId)
    .where("id", "=", cityId)
    .executeTakeFirst();
}
