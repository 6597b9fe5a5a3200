import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import { balanceJson, headquarterCityJson, headquarterCountryJson } from "./sellerCompanyJson.ts";
import { currentSubscriptionJson } from "./subscriptions.ts";
import { columnsOf, iso, isPresent, jsonOf, many } from "./json.ts";
import { readItem } from "./listing.ts";

export type Profile = Schemas["CurrentUser"];

/** A user with their companies, the first one first; undefined if there is no such user (A-ENT-01, A-ENT-02, R-06). */
export function readProfile(db: Database, userId: string): Promise<Profile | undefined> {
  return readItem(db, { from: sql`users u`, where: sql<boolean>`u.id = ${userId}::uuid`, item: profileJson });
}

/** One company in the form of the profile, for an embed token; undefined if there is no such company. */
export function readProfileCompany(
  db: Database,
  companyId: string,
): Promise<Schemas["CurrentUserCompany"] | undefined> {
  const where = sql<boolean>`c.id = ${companyId}::uuid`;
  return readItem(db, { from: sql`seller_companies c`, where, item: profileCompanyJson });
}

const c = columnsOf<"seller_companies">("c");
const profileCompanyJson = jsonOf<Schemas["CurrentUserCompany"]>({
  id: c.id,
  name: c.name,
  about: c.about,
  website: c.website,
  currency: c.currency,
  headquarterCountry: headquarterCountryJson,
  headquarterCity: headquarterCityJson,
  balance: balanceJson,
  subscription: currentSubscriptionJson,
});

const u = columnsOf<"users">("u");
/** `allowedOperations` is only present for embed tokens. */
const profileJson = jsonOf<Omit<Profile, "allowedOperations">>({
  id: u.id,
  name: u.name,
  surname: u.surname,
  email: u.email,
  pendingEmail: u.pending_email,
  role: u.role,
  isEmailVerified: isPresent(u.email_verified_at),
  isWelcomeDialog: isPresent(u.welcome_completed_at),
  language: u.language,
  timeZone: u.time_zone,
  hourCycle: u.hour_cycle,
  updatedAt: iso(u.updated_at),
  sellerCompanies: many(
    profileCompanyJson,
    sql`member.position, c.id`,
    sql`from seller_company_users member join seller_companies c on c.id = member.seller_company_id
      where member.user_id = u.id`,
  ),
});
