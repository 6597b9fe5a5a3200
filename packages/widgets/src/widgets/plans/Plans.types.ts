import type { WidgetAction } from "../../lib/widgetEvents.js";

/** What a company has at present, as the cards above the packages show it. */
export interface ActivePlan {
  name: string;
  /** US dollars per month. */
  priceUsd: number;
  /** Undefined on a plan that never ends. */
  period: BillingPeriod | undefined;
  minutes: MinutesLeft;
  /** US dollars per minute beyond the free ones (B-PLAN-14). */
  callFeeUsd: number;
}

/** The month that is paid. */
export interface BillingPeriod {
  startAt: string;
  endAt: string;
  /** From 1; the day that is running counts. */
  day: number;
  days: number;
}

/** Free minutes of this month. */
export interface MinutesLeft {
  /** Undefined where there is no end to them. */
  left: number | undefined;
  /** Undefined where there is no end to them. */
  of: number | undefined;
  /** Few enough to say so (A-CONST-08). */
  isLow: boolean;
}

/** How a package compares with the present one, by its monthly price (B-PLAN-06). */
export type Standing = "current" | "upgrade" | "downgrade" | "same";

/** A package of the grid. */
export interface PlanPackage {
  id: string;
  name: string;
  description: string;
  priceUsd: number;
  standing: Standing;
  /** The next one up: the one that is suggested. */
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

/** One line of a package. */
export interface PlanFeature {
  name: FeatureName;
  isIncluded: boolean;
  /** How much of it; nothing where it is there or not. */
  amount: { kind: "none" } | { kind: "unlimited" } | { kind: "count" | "money"; value: number };
}

/** What the page shows. */
export type PlansState =
  | { status: "loading" }
  /** The reader has no company, and so no plan: nothing is drawn. */
  | { status: "none" }
  | { status: "forbidden" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; plan: ActivePlan; balanceUsd: number; packages: readonly PlanPackage[] };

/** The events of the plans page, which the provider's `onEvent` receives. */
export type PlansEvent = WidgetAction<"plans">;
