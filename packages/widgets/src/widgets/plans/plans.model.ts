import type { PlanLimits, Subscription, SubscriptionPackage } from "@callwright/sdk/contract";

import { withTwoDecimals } from "../../money/withTwoDecimals.js";
import type { ActivePlan, BillingPeriod, MinutesLeft, PlanFeature, PlanPackage, Standing } from "./Plans.types.js";

const unlimited = -1;
/** The minutes are low if fewer than this are left (A-CONST-08). */
const lowMinutes = 5;
const dayMs = 86_400_000;

/** The present plan. A company without a subscription is on the free plan. */
export function toActivePlan(
  subscription: Subscription | null,
  packages: readonly SubscriptionPackage[],
  now: number,
): ActivePlan | undefined {
  if (subscription === null) {
    const free = freePackage(packages);
    return (
      free && {
        name: free.name,
        priceUsd: free.priceMonthly,
        period: undefined,
        minutes: toMinutes(0, free.limits.freeMinutes),
        callFeeUsd: free.limits.callFee,
      }
    );
  }
  const { subscriptionPackage, packagePrice, startAt, endAt, remaining, limits } = subscription;
  return {
    name: subscriptionPackage.name,
    priceUsd: packagePrice,
    period: endAt === null ? undefined : toPeriod(startAt, endAt, now),
    minutes: toMinutes(remaining.minutes, limits.freeMinutes),
    callFeeUsd: limits.callFee,
  };
}

/**
 * The number of days in a paid month, and which of them is the present one. A day that has begun counts (B-PLAN-09).
 */
export function toPeriod(startAt: string, endAt: string, now: number): BillingPeriod {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const days = Math.max(1, Math.round((end - start) / dayMs));
  const begun = Math.floor((now - start) / dayMs) + 1;
  return { startAt, endAt, days, day: Math.min(days, Math.max(1, begun)) };
}

/** The packages, compared with the present one, for the grid. */
export function toPackages(
  packages: readonly SubscriptionPackage[],
  subscription: Subscription | null,
): readonly PlanPackage[] {
  const current =
    packages.find(({ id }) => id === subscription?.subscriptionPackage.id) ??
    (subscription === null ? freePackage(packages) : undefined);
  // For a package that is no longer sold, the paid price is used.
  const priceNow = current?.priceMonthly ?? subscription?.packagePrice ?? 0;
  const compared = packages.map((one) => ({ ...one, standing: standingOf(one, current, priceNow) }));
  const next = compared
    .filter(({ standing }) => standing === "upgrade")
    .reduce<number | undefined>((least, { priceMonthly }) => Math.min(least ?? priceMonthly, priceMonthly), undefined);
  return compared.map(({ id, name, description, priceMonthly, standing, limits }) => ({
    id,
    name,
    description: withTwoDecimals(description),
    priceUsd: priceMonthly,
    standing,
    isNext: standing === "upgrade" && priceMonthly === next,
    features: toFeatures(limits, priceMonthly),
  }));
}

function standingOf(one: SubscriptionPackage, current: SubscriptionPackage | undefined, priceNow: number): Standing {
  if (one.id === current?.id) return "current";
  if (one.priceMonthly === priceNow) return "same";
  return one.priceMonthly > priceNow ? "upgrade" : "downgrade";
}

function toFeatures(limits: PlanLimits, priceUsd: number): PlanFeature[] {
  return [
    { name: "callFee", isIncluded: true, amount: { kind: "money", value: limits.callFee } },
    limited("freeMinutes", limits.freeMinutes),
    // A single number is shown as included or not; several are shown as a count.
    limits.freePhoneNumber === 1
      ? { name: "freePhoneNumber", isIncluded: true, amount: { kind: "none" } }
      : limited("freePhoneNumber", limits.freePhoneNumber),
    limited("customers", limits.limitPotentialCustomer),
    limited("contacts", limits.limitPotentialCustomerContact),
    limited("products", limits.limitProduct),
    // B-PLAN-10: only the free plan has no bulk actions.
    { name: "bulkActions", isIncluded: priceUsd > 0, amount: { kind: "none" } },
  ];
}

/** The lines in which two packages differ, each as it is and as it would be. */
export function changedFeatures(
  from: readonly PlanFeature[],
  to: readonly PlanFeature[],
): readonly (readonly [PlanFeature, PlanFeature])[] {
  return from.flatMap((feature) => {
    const other = to.find(({ name }) => name === feature.name);
    return other && JSON.stringify(other) !== JSON.stringify(feature) ? [[feature, other] as const] : [];
  });
}

/** What is lost of the present month when the plan changes: neither minutes nor days are carried over or refunded. */
export function lossOf({ minutes, period }: Pick<ActivePlan, "minutes" | "period">): {
  minutes: number;
  days: number;
  paidUntil: string | undefined;
} {
  return {
    minutes: minutes.left ?? 0,
    days: period ? period.days - period.day : 0,
    paidUntil: period?.endAt,
  };
}

/** A limit as a line: -1 means that there is no limit (B-PLAN-13), 0 that nothing is included. */
function limited(name: PlanFeature["name"], limit: number): PlanFeature {
  if (limit === unlimited) return { name, isIncluded: true, amount: { kind: "unlimited" } };
  if (limit === 0) return { name, isIncluded: false, amount: { kind: "none" } };
  return { name, isIncluded: true, amount: { kind: "count", value: limit } };
}

function toMinutes(left: number, of: number): MinutesLeft {
  const isUnlimited = left === unlimited || of === unlimited;
  return isUnlimited ? { left: undefined, of: undefined, isLow: false } : { left, of, isLow: left < lowMinutes };
}

function freePackage(packages: readonly SubscriptionPackage[]): SubscriptionPackage | undefined {
  return packages.find(({ priceMonthly }) => priceMonthly === 0);
}
