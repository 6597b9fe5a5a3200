import type { Query, Transaction, TransactionStatus, TransactionType } from "@callwright/sdk/contract";

import { changesOf, listFrom, pageFrom, perPageFrom, sortFrom } from "../../lib/viewValues.js";
import { withTwoDecimals } from "../withTwoDecimals.js";
import type { TransactionRow, TransactionsView } from "./transactions.types.js";

/** What a transaction can be and how far it can be, in the order in which filters list them (B-BAL-14, B-BAL-15). */
export const transactionTypes = ["DEPOSIT", "SPEND"] as const satisfies TransactionType[];
export const transactionStatuses = ["COMPLETED", "FAILED", "INCOMPLETE"] as const satisfies TransactionStatus[];

/** What is shown when nobody asked for anything else. */
export const defaultView: TransactionsView = {
  page: 0,
  perPage: 10,
  sortBy: "-createdAt",
  types: [],
  statuses: [],
};

const sortFields: ReadonlySet<string> = new Set(["createdAt", "amount", "balance", "type", "status"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof TransactionsView]?: unknown } = {}): TransactionsView {
  return {
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, defaultView.perPage),
    sortBy: sortFrom(given.sortBy, sortFields, defaultView.sortBy),
    types: transactionTypes.filter((type) => listFrom(given.types).includes(type)),
    statuses: transactionStatuses.filter((status) => listFrom(given.statuses).includes(status)),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: TransactionsView): Partial<TransactionsView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView<View extends TransactionsView>(view: View, change: Partial<View>): View {
  return { ...view, page: 0, ...change };
}

/** Whether the list is narrowed by what a person chose. */
export function isFiltered({ types, statuses }: TransactionsView): boolean {
  return types.length > 0 || statuses.length > 0;
}

/** The choices taken back. */
export const clearedFilters: Pick<TransactionsView, "types" | "statuses"> = { types: [], statuses: [] };

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
