import type { Query, Transaction, TransactionStatus, TransactionType } from "@callwright/sdk/contract";

import { filter } from "../../lists/listView.js";
import { withTwoDecimals } from "../withTwoDecimals.js";
import type { TransactionRow, TransactionsView } from "./transactions.types.js";

/** What a transaction can be and how far it can be, in the order in which filters list them (B-BAL-14, B-BAL-15). */
export const transactionTypes = ["DEPOSIT", "SPEND"] as const satisfies TransactionType[];
export const transactionStatuses = ["COMPLETED", "FAILED", "INCOMPLETE"] as const satisfies TransactionStatus[];

/** What a list of transactions has in its view beside its page and order. */
export const transactionKeys = {
  types: filter({ someOf: transactionTypes }),
  statuses: filter({ someOf: transactionStatuses }),
};

/** How transactions are sorted. */
export const transactionOrder = {
  sortBy: "-createdAt",
  sortFields: ["createdAt", "amount", "balance", "type", "status"],
} as const;

/** The question to the server that finds a view's transactions, of everybody or of one company. */
export function toQuery(view: TransactionsView, sellerCompanyId: string | undefined): Query<"listTransactions"> {
  return {
    page: view.page,
    perPage: view.perPage,
    sortBy: view.sortBy,
    ...(view.types.length > 0 && { types: [...view.types] }),
    ...(view.statuses.length > 0 && { statuses: [...view.statuses] }),
    ...(sellerCompanyId !== undefined && { sellerCompanyIds: [sellerCompanyId] }),
  };
}

/** A transaction of the contract as a row. */
export function toTransactionRow(transaction: Transaction): TransactionRow {
  const { id, createdAt, description, sellerCompany, status, type, amount, balance, freeMinutes } = transaction;
  const moved = type === "DEPOSIT" ? "added" : "taken";
  return {
    id,
    createdAt,
    description: withTwoDecimals(description),
    company: sellerCompany.name,
    status,
    type,
    amountUsd: amount,
    freeMinutes,
    balanceUsd: balance,
    effect: status === "COMPLETED" && amount > 0 ? moved : "none",
  };
}
