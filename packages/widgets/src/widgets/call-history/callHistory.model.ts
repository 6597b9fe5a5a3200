import type { CallAnswer, CallStatus, Query } from "@callwright/sdk/contract";

import { changesOf, listFrom, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import { callAnswers, callStatuses } from "../../ui/status/index.js";
import type { CallHistoryView } from "./CallHistory.types.js";

/** What is shown when nobody asked for anything else. */
export const defaultView: CallHistoryView = {
  page: 0,
  perPage: 10,
  sortBy: "-createdAt",
  text: "",
  statuses: [],
  answers: [],
  potentialCustomerCompanyIds: [],
  sellerCompanyIds: [],
  openCallId: "",
};

const sortFields: ReadonlySet<string> = new Set([
  "createdAt",
  "startAt",
  "status",
  "answer",
  "durationSeconds",
  "potentialCustomerCompany",
  "contact",
  "sellerCompanyNumber",
  "sellerCompany",
]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof CallHistoryView]?: unknown } = {}): CallHistoryView {
  const { page, perPage, sortBy, text, openCallId } = given;
  return {
    page: pageFrom(page),
    perPage: perPageFrom(perPage, defaultView.perPage),
    sortBy: sortFrom(sortBy, sortFields, defaultView.sortBy),
    text: textFrom(text),
    statuses: listFrom(given.statuses).filter((status): status is CallStatus => isOneOf(callStatuses, status)),
    answers: listFrom(given.answers).filter((answer): answer is CallAnswer => isOneOf(callAnswers, answer)),
    potentialCustomerCompanyIds: listFrom(given.potentialCustomerCompanyIds),
    sellerCompanyIds: listFrom(given.sellerCompanyIds),
    openCallId: textFrom(openCallId),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: CallHistoryView): Partial<CallHistoryView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView(view: CallHistoryView, change: Partial<CallHistoryView>): CallHistoryView {
  const { page = 0, ...rest } = change;
  const isSameList = Object.keys(rest).every((key) => key === "openCallId");
  return { ...view, ...rest, page: isSameList ? (change.page ?? view.page) : page };
}

/** Whether the list is narrowed by what a person chose, and not by where the widget stands. */
export function isFiltered({ text, ...view }: CallHistoryView): boolean {
  return text.trim() !== "" || filterKeys.some((key) => view[key].length > 0);
}

/** The choices taken back. */
export const clearedFilters: Pick<CallHistoryView, "text" | (typeof filterKeys)[number]> = {
  text: "",
  statuses: [],
  answers: [],
  potentialCustomerCompanyIds: [],
  sellerCompanyIds: [],
};

/** What a widget is restricted to by its place on the page. */
export interface CallScope {
  phoneBookId?: string | undefined;
  sellerCompanyId?: string | undefined;
  sellerCompanyIds?: readonly string[] | undefined;
  /** Sellers have no seller filter, also not by an address that somebody sent them. */
  isSeller?: boolean | undefined;
}

/** The question to the server that finds a view's calls, on all pages. */
export function toFilterQuery(view: CallHistoryView, scope: CallScope): Query<"exportCalls"> {
  const text = view.text.trim();
  const keys = filterKeys.filter((key) => view[key].length > 0 && !(scope.isSeller && key === "sellerCompanyIds"));
  return {
    sortBy: view.sortBy,
    ...(text && { text }),
    ...Object.fromEntries(keys.map((key) => [key, view[key]])),
    ...(scope.phoneBookId && { phoneBookId: scope.phoneBookId }),
    ...(scope.sellerCompanyId && { sellerCompanyId: scope.sellerCompanyId }),
    ...(scope.sellerCompanyIds && { sellerCompanyIds: [...scope.sellerCompanyIds] }),
  };
}

/**
 * The rows in the order in which they were shown before, with what is new about them; rows that came meanwhile wait.
 * For as long as somebody points at the table: a row must not move away under a press.
 */
export function calmRows<Row extends { id: string }>(shown: readonly Row[], latest: readonly Row[]): readonly Row[] {
  const byId = new Map(latest.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
}

const filterKeys = ["statuses", "answers", "potentialCustomerCompanyIds", "sellerCompanyIds"] as const;

function isOneOf<Known extends string>(known: readonly Known[], value: string): value is Known {
  return (known as readonly string[]).includes(value);
}
