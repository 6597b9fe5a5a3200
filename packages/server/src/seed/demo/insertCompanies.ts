import type { Trx } from "../../db/database.ts";
import { billingDayOf, endOfBillingMonth } from "../../domain/billingMonth.ts";
import type { Ids } from "../../ids.ts";
import type { DemoCompany } from "./accounts.ts";
import { demoCompanies, type DemoCompanyFacts } from "./companies.ts";
import { monthsSince, type DemoDays } from "./demoDays.ts";
import { tagColors } from "../../domain/tagColor.ts";

/** A company, for the rest of the demo. */
export interface SeededCompany {
  id: string;
  facts: DemoCompanyFacts;
  /** The ids of its products and tags, in the order of the facts. */
  productIds: string[];
  tagIds: string[];
  /**
   * Its numbers, the default one first, and the beginnings of their months: the first with the purchase, the others
   * with the monthly fee.
   */
  numbers: { id: string; number: string; months: Date[] }[];
  joinedAt: Date;
  /** The beginnings of the months of its plan, up to the current one. */
  planMonths: Date[];
}

/** Adds the companies with products, tags, FAQ, numbers and plans. */
export async function insertCompanies(trx: Trx, ids: Ids, days: DemoDays): Promise<Map<DemoCompany, SeededCompany>> {
  const countries = new Map(
    (await trx.selectFrom("countries").select(["id", "iso2"]).execute()).map((country) => [country.iso2, country.id]),
  );
  const companies = new Map<DemoCompany, SeededCompany>();
  for (const facts of demoCompanies) {
    const joinedAt = joinedOn(facts, days);
    const company: SeededCompany = {
      id: ids.next(),
      facts,
      productIds: facts.products.map(() => ids.next()),
      tagIds: facts.tags.map(() => ids.next()),
      numbers: [],
      joinedAt,
      planMonths: monthsSince(joinedAt, days.now),
    };
    companies.set(facts.key, company);
    const countryOf = (iso2: string) => countries.get(iso2) ?? "";
    await insertCompany(trx, company, countryOf(facts.country), days);
    await insertWhatItSells(trx, ids, company, days);
    await insertNumbers(trx, ids, company, countryOf, days);
    await insertPlan(trx, ids, company);
  }
  return companies;
}

async function insertCompany(
  trx: Trx,
  { id, facts, joinedAt }: SeededCompany,
  countryId: string,
  days: DemoDays,
): Promise<void> {
  const city = await trx
    .selectFrom("cities")
    .select("id")
    .where("country_id", "=", countryId)
    .where("name", "=", facts.city)
    .executeTakeFirst();
  await trx
    .insertInto("seller_companies")
    .values({
      id,
      name: facts.name,
      website: facts.website,
      currency: facts.currency,
      about: facts.about,
      headquarter_country_id: countryId,
      headquarter_city_id: city?.id ?? null,
      time_zone: facts.timeZone,
      created_at: joinedAt,
      updated_at: days.ago(3 + facts.joinedMonthsAgo),
    })
    .execute();
}

async function insertWhatItSells(
  trx: Trx,
  ids: Ids,
  { id, facts, productIds, tagIds, joinedAt }: SeededCompany,
  days: DemoDays,
): Promise<void> {
  const products = facts.products.map((product, index) => ({
    id: productIds[index] ?? ids.next(),
    ...product,
    questions: JSON.stringify(product.questions ?? []),
    seller_company_id: id,
    owner_user_id: null,
    created_at: joinedAt,
    updated_at: days.ago(index * 6.7 + 1.3),
  }));
  await trx.insertInto("products").values(products).execute();
  const tags = facts.tags.map((title, index) => ({
    id: tagIds[index] ?? ids.next(),
    seller_company_id: id,
    title,
    color: tagColors[index % tagColors.length] ?? "blue",
  }));
  await trx.insertInto("tags").values(tags).execute();
  const faqs = facts.faqs.map(([question, answer], index) => ({
    id: ids.next(),
    seller_company_id: id,
    question,
    answer,
    created_at: days.ago(200 - index),
    updated_at: days.ago(200 - index),
  }));
  await trx.insertInto("faqs").values(faqs).execute();
}

async function insertNumbers(
  trx: Trx,
  ids: Ids,
  company: SeededCompany,
  countryOf: (iso2: string) => string,
  days: DemoDays,
): Promise<void> {
  for (const [index, { number, country, isDefault = false, isExpired = false }] of company.facts.numbers.entries()) {
    const id = ids.next();
    const wantedAt = days.ago(300 - index * 70);
    const purchasedAt = wantedAt > company.joinedAt ? wantedAt : new Date(company.joinedAt.getTime() + 86_400_000);
    const months = monthsSince(purchasedAt, days.now);
    const lastMonth = months.at(-1) ?? purchasedAt;
    // An expired number was not paid for its last month.
    const paidUntil = isExpired ? lastMonth : endOfBillingMonth(lastMonth, billingDayOf(purchasedAt));
    company.numbers.push({ id, number, months: isExpired ? months.slice(0, -1) : months });
    await trx
      .insertInto("numbers")
      .values({
        id,
        seller_company_id: company.id,
        country_id: countryOf(country),
        number,
        status: isExpired ? "EXPIRED" : "ACTIVE",
        is_default: isDefault,
        purchased_at: purchasedAt,
        paid_until: paidUntil,
        billing_day: billingDayOf(purchasedAt),
      })
      .execute();
  }
}

/**
 * Adds the company's plan. A paid plan has a row for its current month; the Free plan stays in the row with which it
 * began.
 */
async function insertPlan(trx: Trx, ids: Ids, { id, facts, joinedAt, planMonths }: SeededCompany): Promise<void> {
  const isFree = facts.plan === "Free";
  const thisMonth = planMonths.at(-1) ?? joinedAt;
  const [, secondMonth = joinedAt] = planMonths;
  const startAt = !isFree ? thisMonth : facts.triedPlan ? secondMonth : joinedAt;
  const billingDay = billingDayOf(joinedAt);
  const renewsAt = endOfBillingMonth(thisMonth, billingDay);
  const month = { id: ids.next(), seller_company_id: id, billing_day: billingDay };
  const plan = await planNamed(trx, facts.plan);
  if (facts.triedPlan) {
    const tried = await planNamed(trx, facts.triedPlan);
    const until = { end_at: startAt, replaced_at: startAt, renews_at: startAt };
    await trx
      .insertInto("subscriptions")
      .values({ ...month, ...tried, ...until, id: ids.next(), start_at: joinedAt })
      .execute();
  }
  await trx
    .insertInto("subscriptions")
    .values({
      ...month,
      ...plan,
      start_at: startAt,
      end_at: isFree ? null : renewsAt,
      replaced_at: null,
      renews_at: renewsAt,
    })
    .execute();
}

async function planNamed(trx: Trx, name: string) {
  return trx
    .selectFrom("subscription_packages")
    .select(["id as subscription_package_id", "price_monthly_micros as package_price_micros"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}

/** The day on which a company joined: in the middle of a month of its plan, so that the month has some usage. */
function joinedOn({ joinedMonthsAgo }: DemoCompanyFacts, days: DemoDays): Date {
  return new Date(days.monthsAgo(joinedMonthsAgo).getTime() - 18 * 86_400_000);
}
