import type { Context } from "../../context.ts";
import { hashPassword } from "../../auth/passwords.ts";
import type { Trx } from "../../db/database.ts";
import type { Ids } from "../../ids.ts";
import { attachCatalogue } from "../../store/potential-customers/catalogue.ts";
import { demoAccounts, demoColleagues, demoPassword, type DemoCompany } from "./accounts.ts";
import { demoDays, type DemoDays } from "./demoDays.ts";
import { insertDemoCalls } from "./insertCalls.ts";
import { insertCompanies, type SeededCompany } from "./insertCompanies.ts";
import { insertCustomers } from "./insertCustomers.ts";
import { insertMoney } from "./insertMoney.ts";
import { insertPhoneBooks } from "./insertPhoneBooks.ts";

type Needed = Pick<Context, "db" | "ids" | "clock">;

/** The number of rows of each company, enough for a second page in the lists that people open first. */
const sizes: Record<DemoCompany, { items: number; notes: number; pastCalls: number; scheduledCalls: number }> = {
  aegean: { items: 46, notes: 18, pastCalls: 140, scheduledCalls: 7 },
  bosphorus: { items: 4, notes: 2, pastCalls: 9, scheduledCalls: 1 },
  kavala: { items: 10, notes: 4, pastCalls: 26, scheduledCalls: 3 },
};

/** Adds the demo to a database without any account, in one transaction. */
export async function seedDemo({ db, ids, clock }: Needed): Promise<void> {
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (someone) return;
  const passwordHash = await hashPassword(demoPassword);
  const days = demoDays(clock.now());
  await db.transaction().execute(async (trx) => {
    const companies = await insertCompanies(trx, ids, days);
    const userIdsOf = await insertAccounts(trx, ids, { passwordHash, createdAt: days.ago(340) }, companies);
    for (const company of companies.values())
      await insertBusiness(trx, ids, days, company, userIdsOf(company.facts.key));
    await insertCatalogue(trx, ids, days, companies);
  });
}

/** Adds a company's customers, call center items, calls and transactions. */
async function insertBusiness(
  trx: Trx,
  ids: Ids,
  days: DemoDays,
  company: SeededCompany,
  userIds: string[],
): Promise<void> {
  const { items: count, notes, pastCalls, scheduledCalls } = sizes[company.facts.key];
  const customers = await insertCustomers(trx, ids, days, { company, list: company.facts.key });
  const items = await insertPhoneBooks(trx, ids, days, {
    company,
    customers,
    count,
    noteCount: notes,
    authorIds: userIds,
  });
  const calls = await insertDemoCalls(trx, ids, days, {
    company,
    items,
    pastCount: pastCalls,
    scheduledCount: scheduledCalls,
    userIds,
  });
  await insertMoney(trx, ids, company, calls);
}

/**
 * Adds the catalogue customers, which managers maintain. Two of them are attached to the companies with a paid plan.
 */
async function insertCatalogue(
  trx: Trx,
  ids: Ids,
  days: DemoDays,
  companies: ReadonlyMap<DemoCompany, SeededCompany>,
): Promise<void> {
  const customers = await insertCustomers(trx, ids, days, { list: "catalogue" });
  const paying = [...companies.values()].filter(({ facts }) => facts.plan !== "Free").map(({ id }) => id);
  const attached = customers.slice(0, 2).map(({ id }) => id);
  for (const companyId of paying) await attachCatalogue(trx, ids, attached, companyId, days.ago(58));
}

async function insertAccounts(
  trx: Trx,
  ids: Ids,
  { passwordHash, createdAt }: { passwordHash: string; createdAt: Date },
  companies: ReadonlyMap<DemoCompany, SeededCompany>,
): Promise<(company: DemoCompany) => string[]> {
  const people = [...demoAccounts, ...demoColleagues].map((account) => ({ ...account, id: ids.next() }));
  await trx
    .insertInto("users")
    .values(
      people.map(({ id, email, name, surname, role, companies: worksFor }) => {
        const isNew = worksFor.length === 0 && role !== "ADMIN" && role !== "REPRESENTATIVE";
        const moments = { created_at: createdAt, updated_at: createdAt, email_verified_at: createdAt };
        return {
          id,
          email,
          name,
          surname,
          role,
          password_hash: passwordHash,
          ...moments,
          welcome_completed_at: isNew ? null : createdAt,
        };
      }),
    )
    .execute();
  const memberships = people.flatMap(({ id, companies: worksFor }) =>
    worksFor.map((key, position) => ({ user_id: id, seller_company_id: companies.get(key)?.id ?? "", position })),
  );
  await trx.insertInto("seller_company_users").values(memberships).execute();
  return (company) =>
    people
      .filter(({ companies: worksFor, role }) => worksFor.includes(company) && role !== "REPRESENTATIVE")
      .map(({ id }) => id);
}
