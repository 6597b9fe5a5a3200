import { hashPassword } from "../auth/passwords.ts";
import type { Context } from "../context.ts";
import { demoAccounts, demoPassword } from "./demoAccounts.ts";

export { demoAccounts, demoPassword };

/** Creates the reference data of a new database. */
export async function seedReference({ db, ids }: Context): Promise<void> {
  const isThere = await db.selectFrom("countries").select("id").limit(1).executeTakeFirst();
  if (isThere) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("countries")
      .values([
        { id: ids.next(), name: "Norway", iso2: "NO", time_zones: ["Europe/Oslo"] },
        { id: ids.next(), name: "Türkiye", iso2: "TR", time_zones: ["Europe/Istanbul"] },
      ])
      .execute();
  });
}

/** Creates the demo accounts and companies of a new database. */
export async function seedDemo({ db, ids, clock }: Context): Promise<void> {
  const isThere = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (isThere) return;
  const password_hash = await hashPassword(demoPassword);
  await db.transaction().execute(async (trx) => {
    const turkey = await trx.selectFrom("countries").select("id").where("iso2", "=", "TR").executeTakeFirstOrThrow();
    const companies = new Map<string, string>();
    for (const { email, name, surname, role, company } of demoAccounts) {
      const userId = ids.next();
      await trx
        .insertInto("users")
        .values({ id: userId, email, name, surname, role, password_hash, email_verified_at: clock.now(), welcome_completed_at: null })
        .execute();
      if (!company) continue;
      let companyId = companies.get(company);
      if (!companyId) {
        companies.set(company, (companyId = ids.next()));
        await trx
          .insertInto("seller_companies")
          .values({ id: companyId, name: company, website: "https://example.com", currency: "TRY", headquarter_country_id: turkey.id, about: null, headquarter_city_id: null, time_zone: "Europe/Istanbul" })
          .execute();
      }
      await trx.insertInto("seller_company_users").values({ seller_company_id: companyId, user_id: userId }).execute();
    }
  });
}
