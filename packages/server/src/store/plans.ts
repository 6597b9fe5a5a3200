import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { billingDayOf, endOfBillingMonth } from "../domain/billingMonth.ts";
import type { MicroUsd } from "../domain/money.ts";

/** A plan with what a month of it costs. */
export interface Plan {
  id: string;
  name: string;
  priceMicros: MicroUsd;
}

/** A company's plan and the month it is in. */
export interface CurrentPlan {
  subscriptionId: string;
  companyId: string;
  plan: Plan;
  billingDay: number;
  renewsAt: Date;
}

/** One plan; undefined when there is none. */
export async function readPlan(db: Database, planId: string): Promise<Plan | undefined> {
  return plans(db).where("p.id", "=", planId).executeTakeFirst();
}

/** The cheapest plan, which costs nothing: where a company ends that does not pay. */
export async function readFreePlan(db: Database): Promise<Plan> {
  return plans(db).orderBy("p.price_monthly_micros").limit(1).executeTakeFirstOrThrow();
}

/** The plan a company is on now; undefined when it never had one. */
export async function readCurrentPlan(db: Database, companyId: string): Promise<CurrentPlan | undefined> {
  const row = await plans(db)
    .innerJoin("subscriptions as s", "s.subscription_package_id", "p.id")
    .select(["s.id as subscriptionId", "s.billing_day as billingDay", "s.renews_at as renewsAt"])
    .where("s.seller_company_id", "=", companyId)
    .where("s.replaced_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { subscriptionId, billingDay, renewsAt, ...plan } = row;
  return { subscriptionId, companyId, plan, billingDay, renewsAt };
}

export interface NewPlanMonth {
  subscriptionId: string;
  companyId: string;
  plan: Plan;
  startAt: Date;
  /** Kept from the month before when this one follows it; the day of `startAt` else. */
  billingDay?: number;
}

/** Begins a month on a plan, with none of its free minutes used; what ran before becomes history. */
export async function beginPlanMonth(
  trx: Trx,
  { subscriptionId, companyId, plan, startAt, billingDay = billingDayOf(startAt) }: NewPlanMonth,
): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ replaced_at: startAt })
    .where("seller_company_id", "=", companyId)
    .where("replaced_at", "is", null)
    .execute();
  const renewsAt = endOfBillingMonth(startAt, billingDay);
  await trx
    .insertInto("subscriptions")
    .values({
      id: subscriptionId,
      seller_company_id: companyId,
      subscription_package_id: plan.id,
      package_price_micros: plan.priceMicros,
      start_at: startAt,
      end_at: plan.priceMicros > 0n ? renewsAt : null,
      replaced_at: null,
      billing_day: billingDay,
      renews_at: renewsAt,
    })
    .execute();
}

/** Begins the next month of a plan that has no end: its free minutes come back. */
export async function giveMinutesBack(trx: Trx, { subscriptionId, renewsAt, billingDay }: CurrentPlan): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ used_minutes: 0, renews_at: endOfBillingMonth(renewsAt, billingDay) })
    .where("id", "=", subscriptionId)
    .execute();
}

/** Plans whose month is over, the longest first; without those that are known already. */
export async function findDuePlans(db: Database, now: Date, known: string[], limit: number): Promise<Due[]> {
  return db
    .selectFrom("subscriptions")
    .select(["id", "seller_company_id as companyId"])
    .where("replaced_at", "is", null)
    .where("renews_at", "<=", now)
    .where(sql<boolean>`id <> all(${known}::uuid[])`)
    .orderBy("renews_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Something that a company has to pay for the month that begins. */
export interface Due {
  id: string;
  companyId: string;
}

function plans(db: Database) {
  return db
    .selectFrom("subscription_packages as p")
    .select(["p.id", "p.name", "p.price_monthly_micros as priceMicros"]);
}
