import type { Database } from "../db/database.ts";

/** All countries by name. */
export function readCountries(db: Database) {
  return db.selectFrom("countries").select(["id", "name", "iso2", "time_zones as timeZones"]).orderBy("name").execute();
}

export function readCountry(db: Database, id: string) {
  return db.selectFrom("countries").select(["id", "name", "iso2", "time_zones as timeZones"]).where("id", "=", id).executeTakeFirst();
}
