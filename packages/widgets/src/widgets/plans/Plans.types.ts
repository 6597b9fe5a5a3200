import type { WidgetAction } from "../../lib/widgetEvents.js";

/** The present plan of a company, as the cards above the packages show it. */
export interface ActivePlan {
  name: string;
  /** In US dollars per month. */
  priceUsd: number;
  /** Undefined if the plan never ends. */
  period: BillingPeriod | undefined;
  minutes: MinutesLeft;
  /** In US dollars per minute beyond the free ones (B-PLAN-14). */
  callFeeUsd: number;
}

/** The month that has been paid. */
export interface BillingPeriod {
  startAt: string;
  endAt: string;
  /** The number of the current day in the period, from 1. */
  day: number;
  days: number;
}

/** The free minutes of this month. */
export interface MinutesLeft {
  /** Undefined if the minutes are unlimited. */
  left: number | undefined;
  /** Undefined if the minutes are unlimited. */
  of: number | undefined;
  /** Whether so few minutes are left that a warning is shown (A-CONST-08). */
  isLow: boolean;
}

/** How the monthly price of a package compares with that of the present one (B-PLAN-06). */
export type Standing = "current" | "upgrade" | "downgrade" | "same";

/** A package of the grid. */
export interface PlanPackage {
  id: string;
  name: string;
  description: string;
  priceUsd: number;
  standing: Standing;
  /** Whether this is the cheapest upgrade, which is suggested. */
  isNext: boolean;
  features: readonly PlanFeature[];
}

/** The lines of a package, in the order in which packages are compared. */
export type FeatureName =
  | "callFee"
  | "freeMinutes"
  | "freePhoneNumber"
  | "customers"
  | "contacts"
  | "products"
  | "bulkActions";

/** A line of a package. */
export interface PlanFeature {
  name: FeatureName;
  isIncluded: boolean;
  /** How much of the feature is included; `none` if it has no amount. */
  amount: { kind: "none" } | { kind: "unlimited" } | { kind: "count" | "money"; value: number };
}

/** The state of the page. */
export type PlansState =
  | { status: "loading" }
  /** The viewer has no company and therefore no plan: nothing is rendered. */
  | { status: "none" }
  | { status: "forbidden" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; plan: ActivePlan; balanceUsd: number; packages: readonly PlanPackage[] };

/** The events of the plans page, which the provider's `onEvent` receives. */
export type PlansEvent = WidgetAction<"plans">;
