import type { Query, TransactionStatus, TransactionType } from "@callwright/sdk/contract";

import type { ListView } from "../../lists/listView.js";

/** What transactions can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type TransactionSort = NonNullable<Query<"listTransactions">["sortBy"]>;

/** The view of the list: the part of its state that can be kept in a URL. */
export interface TransactionsView extends ListView<TransactionSort> {
  types: readonly TransactionType[];
  statuses: readonly TransactionStatus[];
}

/** A transaction as a row draws it. */
export interface TransactionRow {
  id: string;
  createdAt: string;
  description: string;
  company: string;
  status: TransactionStatus;
  type: TransactionType;
  amountUsd: number;
  /** Minutes of a call that the plan's free ones paid for. */
  freeMinutes: number;
  /** What the balance was after it. */
  balanceUsd: number;
  /** Whether it moved the balance up or down, or has not, or not yet, or by nothing (B-BAL-17 to B-BAL-19). */
  effect: "added" | "taken" | "none";
}
