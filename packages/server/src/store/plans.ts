import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { billingDayOf, endOfBillingMonth } from "../domain/billingMonth.ts";
import type { MicroUsd } from "../domain/money.ts";

/** A plan with its monthly price. */
export interface Plan {
  id: string;
  name: string;
  priceMicros: MicroUsd;
}

/** A company's plan and its current month. */
export interface CurrentPlan {
  subscriptionId: string;
  companyId: string;
  plan: Plan;
  billingDay: number;
  renewsAt: Date;
}

/** One plan; undefined if there is none. */
export async function readPlan(db: Database, planId: string): Promise<Plan | undefined> {
  return plans(db).where("p.id", "=", planId).executeTakeFirst();
}

/** The cheapest plan, which is free: the plan of a company that does not pay. */
export async function readFreePlan(db: Database): Promise<Plan> {
  return plans(db).orderBy("p.price_monthly_micros").limit(1).executeTakeFirstOrThrow();
}

/** The current plan of a company; undefined if it never had one. */
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
  /** Taken from the previous month if this one follows it; otherwise the day of `startAt`. */
  billingDay?: number;
}

/** Begins a month on a plan, in which none of its free minutes are used; the previous subscription becomes history. */
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

/** Begins the next month of a plan without an end: its free minutes are renewed. */
export async function giveMinutesBack(trx: Trx, { subscriptionId, renewsAt, billingDay }: CurrentPlan): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ used_minutes: 0, renews_at: endOfBillingMonth(renewsAt, billingDay) })
    .where("id", "=", subscriptionId)
    .execute();
}

/** Plans whose month has ended, the longest ago first; excluding the given ones. */
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

/** A charge of a company for the beginning month. */
export interface Due {
  id: string;
  companyId: string;
}

function plans(db: Database) {
  return db
    .selectFrom("subscription_packages as p")
    .select(["p.id", "p.name", "p.price_monthly_micros as priceMicros"]);
}
