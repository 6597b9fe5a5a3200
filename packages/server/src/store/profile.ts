import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import { balanceJson, headquarterCityJson, headquarterCountryJson } from "./sellerCompanyJson.ts";
import { currentSubscriptionJson } from "./subscriptions.ts";

export type Profile = Schemas["CurrentUser"];

/** A user with their companies, the first one first; undefined when there is no such user (A-ENT-01, A-ENT-02, R-06). */
export async function readProfile(db: Database, userId: string): Promise<Profile | undefined> {
  const { rows } = await sql<{ profile: Profile }>`
    select json_build_object(
      'id', u.id, 'name', u.name, 'surname', u.surname, 'email', u.email, 'pendingEmail', u.pending_email, 'role', u.role,
      'isEmailVerified', u.email_verified_at is not null, 'isWelcomeDialog', u.welcome_completed_at is not null,
      'language', u.language, 'timeZone', u.time_zone, 'hourCycle', u.hour_cycle,
      'sellerCompanies', coalesce((
        select json_agg(${profileCompanyJson} order by member.position, c.id)
        from seller_company_users member join seller_companies c on c.id = member.seller_company_id
        where member.user_id = u.id), '[]')) as profile
    from users u where u.id = ${userId}::uuid`.execute(db);
  return rows[0]?.profile;
}

/** One company as the profile shows it, for an embed token; undefined when there is no such company. */
export async function readProfileCompany(
  db: Database,
  companyId: string,
): Promise<Schemas["CurrentUserCompany"] | undefined> {
  const { rows } = await sql<{ company: Schemas["CurrentUserCompany"] }>`
    select ${profileCompanyJson} as company from seller_companies c where c.id = ${companyId}::uuid`.execute(db);
  return rows[0]?.company;
}

const profileCompanyJson = sql`json_build_object(
  'id', c.id, 'name', c.name, 'about', c.about, 'website', c.website, 'currency', c.currency,
  'headquarterCountry', ${headquarterCountryJson}, 'headquarterCity', ${headquarterCityJson},
  'balance', ${balanceJson}, 'subscription', ${currentSubscriptionJson})`;
