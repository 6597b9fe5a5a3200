import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "./listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, namedRef, one, oneOrNull, usd } from "./json.ts";

const p = columnsOf<"subscription_packages">("p");
const s = columnsOf<"subscriptions">("s");

/** The limits of the plan `p` in the form of the contract. */
const planLimitsJson = jsonOf<Schemas["PlanLimits"]>({
  callFee: usd(p.call_fee_micros),
  freeMinutes: p.free_minutes,
  freePhoneNumber: p.free_phone_number,
  limitPotentialCustomer: p.limit_potential_customer,
  limitPotentialCustomerContact: p.limit_potential_customer_contact,
  limitProduct: p.limit_product,
});

const planJson = jsonOf<Schemas["SubscriptionPackage"]>({
  id: p.id,
  name: p.name,
  description: p.description,
  priceMonthly: usd(p.price_monthly_micros),
  limits: planLimitsJson,
});

/** The subscription `s` in the form of the contract (B-PLAN-11). */
const subscriptionJson = one(
  jsonOf<Schemas["Subscription"]>({
    id: s.id,
    subscriptionPackage: namedRef(p),
    startAt: iso(s.start_at),
    endAt: iso(s.end_at),
    packagePrice: usd(s.package_price_micros),
    remaining: jsonOf<Schemas["RemainingAllowance"]>({
      minutes: sql<number>`case when p.free_minutes = -1 then -1 else greatest(0, p.free_minutes - s.used_minutes) end`,
    }),
    limits: planLimitsJson,
  }),
  sql`from subscription_packages p where p.id = s.subscription_package_id`,
);

/** The current subscription of the company `c`, or null. */
export const currentSubscriptionJson = oneOrNull(
  subscriptionJson,
  sql`from subscriptions s where s.seller_company_id = c.id and s.replaced_at is null`,
);

export interface PlanFilter {
  text?: string;
  sortBy?: "priceMonthly" | "-priceMonthly" | "name" | "-name";
}

/** A page of the plans, cheapest first, as JSON text. */
export function listPlansText(db: Database, filter: PlanFilter, page: PageRequest) {
  const order = orderBy(filter.sortBy ?? "priceMonthly", "p", {
    priceMonthly: sql`p.price_monthly_micros`,
    name: sql`lower(p.name)`,
  });
  const where = matchesText(sql`plain(p.name)`, filter.text);
  return readListText(db, { from: sql`subscription_packages p`, alias: "p", where, order, item: planJson }, page);
}

/** One plan as JSON text; undefined if there is none. */
export function readPlanText(db: Database, planId: string) {
  return readItemText(db, {
    from: sql`subscription_packages p`,
    where: sql<boolean>`p.id = ${planId}::uuid`,
    item: planJson,
  });
}

/** A page of present and past subscriptions, latest first, as JSON text. */
export function listSubscriptionsText(
  db: Database,
  within: Scope,
  sortBy: "startAt" | "-startAt" | undefined,
  page: PageRequest,
) {
  const where = inScope(within, "s.seller_company_id");
  const order = orderBy(sortBy ?? "-startAt", "s", { startAt: sql`s.start_at` });
  return readListText(db, { from: sql`subscriptions s`, alias: "s", where, order, item: subscriptionJson }, page);
}

/** One subscription as JSON text; undefined if there is none inside the scope. */
export function readSubscriptionText(db: Database, within: Scope, subscriptionId: string) {
  const where = allOf(inScope(within, "s.seller_company_id"), sql<boolean>`s.id = ${subscriptionId}::uuid`);
  return readItemText(db, { from: sql`subscriptions s`, where, item: subscriptionJson });
}
