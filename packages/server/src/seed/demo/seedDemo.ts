import type { Context } from "../../context.ts";
import { hashPassword } from "../../auth/passwords.ts";
import type { Trx } from "../../db/database.ts";
import { demoAccounts, demoColleagues, demoPassword, type DemoCompany } from "./accounts.ts";
import { insertCompanies } from "./insertCompanies.ts";
import { demoDays } from "./demoDays.ts";

type Needed = Pick<Context, "db" | "ids" | "clock">;

/** Fills a database without any account with the believable demo, in one transaction: all of it or nothing. */
export async function seedDemo({ db, ids, clock }: Needed): Promise<void> {
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (someone) return;
  const passwordHash = await hashPassword(demoPassword);
  const days = demoDays(clock.now());
  await db.transaction().execute(async (trx) => {
    const companies = await insertCompanies(trx, ids, days);
    await insertAccounts(trx, { ids, passwordHash, createdAt: days.ago(340) }, companies);
  });
}

async function insertAccounts(
  trx: Trx,
  { ids, passwordHash, createdAt }: Pick<Needed, "ids"> & { passwordHash: string; createdAt: Date },
  companies: ReadonlyMap<DemoCompany, { id: string }>,
) {
  for (const { email, name, surname, role, companies: worksFor } of [...demoAccounts, ...demoColleagues]) {
    const id = ids.next();
    const isDone = worksFor.length > 0 || role === "ADMIN" || role === "REPRESENTATIVE";
    const moments = {
      created_at: createdAt,
      updated_at: createdAt,
      email_verified_at: createdAt,
      welcome_completed_at: isDone ? createdAt : null,
    };
    await trx
      .insertInto("users")
      .values({ id, email, name, surname, role, password_hash: passwordHash, ...moments })
      .execute();
    for (const [position, key] of worksFor.entries()) {
      const company = companies.get(key);
      if (company)
        await trx
          .insertInto("seller_company_users")
          .values({ user_id: id, seller_company_id: company.id, position })
          .execute();
    }
  }
}
