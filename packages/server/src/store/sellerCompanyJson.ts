import { sql } from "kysely";

/** The headquarter country of the company `c`. */
export const headquarterCountryJson = sql`(
  select json_build_object('id', country.id, 'name', country.name, 'iso2', country.iso2)
  from countries country where country.id = c.headquarter_country_id)`;

/** The headquarter city of the company `c`, or null. */
export const headquarterCityJson = sql`(
  select json_build_object('id', city.id, 'name', city.name) from cities city where city.id = c.headquarter_city_id)`;

/** The balance of the company `c` in dollars. */
export const balanceJson = sql`usd(coalesce((
  select entry.balance_after_micros from ledger_entries entry
  where entry.seller_company_id = c.id order by entry.position desc limit 1), 0))`;
