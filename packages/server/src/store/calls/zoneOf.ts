import { sql } from "kysely";

import type { Scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";

/**
 * The time zone of the days in counts: that of the one company, otherwise its country's, and UTC for several companies.
 */
export async function readZoneOf(db: Database, within: Scope): Promise<string> {
  const [only, ...others] = within.kind === "everything" ? [] : within.companyIds;
  if (only === undefined || others.length > 0) return "UTC";
  const { rows } = await sql<{ zone: string }>`
    select coalesce(s.time_zone, co.time_zones[1], 'UTC') as zone
    from seller_companies s join countries co on co.id = s.headquarter_country_id where s.id = ${only}`.execute(db);
  return rows[0]?.zone ?? "UTC";
}
