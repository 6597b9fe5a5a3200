import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { countryRef } from "./countries.ts";
import { columnsOf, jsonOf, one, oneOrNull, usd } from "./json.ts";

const city = columnsOf<"cities">("city");

/** The headquarter country of the company or customer `c`. */
export const headquarterCountryJson = one(
  countryRef(columnsOf<"countries">("country")),
  sql`from countries country where country.id = c.headquarter_country_id`,
);

/** The headquarter city of the company or customer `c`, or null. */
export const headquarterCityJson = oneOrNull(
  jsonOf<Schemas["City"]>({ id: city.id, name: city.name }),
  sql`from cities city where city.id = c.headquarter_city_id`,
);

/** The balance of the company `c` in dollars. */
export const balanceJson = usd(sql<bigint>`coalesce((
  select entry.balance_after_micros from ledger_entries entry
  where entry.seller_company_id = c.id order by entry.position desc limit 1), 0)`);
