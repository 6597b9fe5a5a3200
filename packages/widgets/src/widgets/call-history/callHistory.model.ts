import type { Query } from "@callwright/sdk/contract";

import { callObjections, countedAnswers } from "../../calls/figures/figureParts.js";
import { callResults } from "../../calls/callResults.js";
import { beside, filter, listView } from "../../lists/listView.js";
import type { KeptView } from "../../lists/useWidgetView.js";
import { callAnswers, callStatuses } from "../../ui/status/index.js";
import type { CallHistoryView } from "./CallHistory.types.js";

/** The rules of the view. */
export const callHistoryView = listView<CallHistoryView>({
  list: "call-history",
  sortBy: "-createdAt",
  sortFields: [
    "createdAt",
    "startAt",
    "status",
    "answer",
    "durationSeconds",
    "score",
    "potentialCustomerCompany",
    "contact",
    "sellerCompanyNumber",
    "sellerCompany",
  ],
  keys: {
    text: filter("text"),
    statuses: filter({ someOf: callStatuses }),
    answers: filter({ someOf: callAnswers }),
    results: filter({ someOf: callResults }),
    potentialCustomerCompanyIds: filter("ids"),
    sellerCompanyIds: filter("ids"),
    campaignId: filter("text"),
    said: filter("text"),
    dialledFrom: filter("text"),
    dialledTo: filter("text"),
    dialledHours: filter("ids"),
    productIds: filter("ids"),
    countryIds: filter("ids"),
    answerers: filter({ someOf: countedAnswers }),
    objections: filter({ someOf: callObjections }),
    isCallbackDue: filter("flag"),
    openCallId: beside("text"),
    openCallAt: beside("text"),
  },
});

/** What narrows the list to the calls of a figure: where somebody came from, and nothing to begin with the next time. */
export const figureKeys = [
  "dialledFrom",
  "dialledTo",
  "dialledHours",
  "productIds",
  "countryIds",
  "answerers",
  "objections",
  "isCallbackDue",
] as const satisfies readonly (keyof CallHistoryView)[];

/** Whether a view is narrowed to the calls of a figure. */
export const isOfFigure = (view: CallHistoryView): boolean =>
  figureKeys.some((key) => (typeof view[key] === "boolean" ? view[key] : view[key].length > 0));

/** What is kept of the view of all calls. */
export const keptOfAll: KeptView<CallHistoryView> = {
  ...callHistoryView.kept,
  keys: callHistoryView.kept.keys.filter((key) => !figureKeys.some((one) => one === key)),
};

/** Where a page is about one item or company its list is another one, and begins with all calls. */
export const keptOfSome: KeptView<CallHistoryView> = { list: "call-history-of-some", keys: ["perPage", "sortBy"] };

/** The second of a view's `openCallAt`; undefined where it says none. */
export function secondOf(openCallAt: string): number | undefined {
  const [, seconds] = /^(\d{1,5})s$/.exec(openCallAt) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

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
  const said = view.said.trim();
  const keys = filterKeys.filter((key) => view[key].length > 0 && !(scope.isSeller && key === "sellerCompanyIds"));
  const [dialledFrom, dialledTo] = [momentOf(view.dialledFrom), momentOf(view.dialledTo)];
  const hours = hoursOf(view.dialledHours);
  return {
    sortBy: view.sortBy,
    ...(text && { text }),
    ...(said && { said }),
    ...Object.fromEntries(keys.map((key) => [key, view[key]])),
    ...(dialledFrom && { dialledFrom }),
    ...(dialledTo && { dialledTo }),
    ...(hours.length > 0 && { dialledHours: hours }),
    ...(view.isCallbackDue && { isCallbackDue: true }),
    ...(view.campaignId && { campaignId: view.campaignId }),
    ...(scope.phoneBookId && { phoneBookId: scope.phoneBookId }),
    ...(scope.sellerCompanyId && { sellerCompanyId: scope.sellerCompanyId }),
    ...(scope.sellerCompanyIds && { sellerCompanyIds: [...scope.sellerCompanyIds] }),
  };
}

/** The hours of an address, as far as a day has them. */
export const hoursOf = (hours: readonly string[]): number[] =>
  hours.filter((hour) => /^(1?\d|2[0-3])$/.test(hour)).map(Number);

/** A moment of an address, as far as it is one. */
function momentOf(text: string): string | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const filterKeys = [
  "statuses",
  "answers",
  "results",
  "potentialCustomerCompanyIds",
  "sellerCompanyIds",
  "productIds",
  "countryIds",
  "answerers",
  "objections",
] as const;
