import type { BalanceChart, ChartPeriod } from "@callwright/sdk/contract";

import type { LineDomain, LinePoint } from "../../charts/LineChart.js";
import type { TransactionsView } from "../../money/transactions/transactions.types.js";
import type { WidgetAction } from "../../lib/widgetEvents.js";

/** The view of the page: the part of its state that can be kept in a URL. */
export interface BalanceView extends TransactionsView {
  /** For managers: the company whose balance is shown, or "" until they have chosen one. */
  sellerCompanyId: string;
  period: ChartPeriod;
}

/** The state of the page. */
export type BalancePageState =
  | { status: "loading" }
  /** A seller without a company has no balance: the page renders nothing. */
  | { status: "none" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; isManager: boolean };

/** The state of the current balance. */
export type HeldState =
  /** No company is chosen yet. */
  | { status: "unchosen" }
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; balanceUsd: number };

/** The state of the balance's history. */
export type HistoryState =
  /** No company is chosen yet. */
  | { status: "unchosen" }
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | {
      status: "ready";
      /** The period of the chart. While another period is loading, this is the previous one. */
      period: ChartPeriod;
      chart: BalanceChart;
      isRefetching: boolean;
    };

/** The balance at the end of an hour, a day, a month or a year. */
export interface BalancePoint {
  /**
   * An instant in the middle of that time, so that it has the same date in all nearby time zones; for an hour, the
   * instant that the server returns.
   */
  instant: string;
  balanceUsd: number;
}

/** The prices of calls and numbers. */
export interface Billing {
  /** US dollars per started minute on the company's plan; undefined until the company is known. */
  callFeeUsd: number | undefined;
  /** US dollars per number and month. */
  numberFeeUsd: number;
}

/** The points and the axis that the chart draws. */
export interface DrawnHistory {
  points: readonly LinePoint[];
  domain: LineDomain;
}

/** The events of the balance page, which the provider's `onEvent` receives. */
export type BalanceEvent = WidgetAction<"balance">;
