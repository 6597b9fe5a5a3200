import type { ChartPeriod } from "@callwright/sdk/contract";

import type { LineDomain, LinePoint } from "../../charts/LineChart.js";
import type { TransactionsView } from "../../money/transactions/transactions.types.js";
import type { WidgetAction } from "../../lib/widgetEvents.js";

/** The view of the page: the part of its state that can be kept in a URL. */
export interface BalanceView extends TransactionsView {
  /** For managers: the company whose balance is shown, or "" until they have chosen one. */
  sellerCompanyId: string;
  period: ChartPeriod;
}

/** What stands in the place of the page, or the page. */
export type BalancePageState =
  | { status: "loading" }
  /** A seller without a company has no balance: nothing is drawn. */
  | { status: "none" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; isManager: boolean };

/** What is there. */
export type HeldState =
  /** No company is chosen yet. */
  | { status: "unchosen" }
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; balanceUsd: number };

/** What was there over a period. */
export type HistoryState =
  /** No company is chosen yet. */
  | { status: "unchosen" }
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | {
      status: "ready";
      /** The period of the points, which is the former one while another is on its way. */
      period: ChartPeriod;
      points: readonly BalancePoint[];
      isRefetching: boolean;
    };

/** The balance at the end of one hour, day, month or year. */
export interface BalancePoint {
  /** A moment in the middle of it, which is on the same date in every zone near by. */
  instant: string;
  balanceUsd: number;
}

/** What calls and numbers cost. */
export interface Billing {
  /** US dollars per started minute on the company's plan; undefined until it is known which company. */
  callFeeUsd: number | undefined;
  /** US dollars per month and number. */
  numberFeeUsd: number;
}

/** A line as the chart takes it. */
export interface DrawnHistory {
  points: readonly LinePoint[];
  domain: LineDomain;
}

/** The events of the balance page, which the provider's `onEvent` receives. */
export type BalanceEvent = WidgetAction<"balance">;
