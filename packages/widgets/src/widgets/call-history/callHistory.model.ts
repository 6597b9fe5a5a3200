import type { Query } from "@callwright/sdk/contract";
import type { OpeningRead } from "@callwright/sdk/hooks";

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

/**
 * The keys that limit the list to the calls of a figure, from which a person came here. The list memory does not keep
 * them.
 */
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

/** Whether a view is limited to the calls of a figure. */
export const isOfFigure = (view: CallHistoryView): boolean =>
  figureKeys.some((key) => (typeof view[key] === "boolean" ? view[key] : view[key].length > 0));

/** The part of the view that the list memory keeps for the list of all calls. */
export const keptOfAll: KeptView<CallHistoryView> = {
  ...callHistoryView.kept,
  keys: callHistoryView.kept.keys.filter((key) => !figureKeys.some((one) => one === key)),
};

/**
 * If the widget shows the calls of one item or of some companies, its list is kept apart, and starts without filters.
 */
export const keptOfSome: KeptView<CallHistoryView> = { list: "call-history-of-some", keys: ["perPage", "sortBy"] };

/** The calls to which the props and the user's role limit a widget. */
export interface CallScope {
  phoneBookId?: string | undefined;
  sellerCompanyId?: string | undefined;
  sellerCompanyIds?: readonly string[] | undefined;
  /** Sellers have no seller filter, not even from a URL that somebody has sent them. */
  isSeller?: boolean | undefined;
}

/** The query for all calls that match a view, on all pages. */
export function toFilterQuery(view: CallHistoryView, scope: CallScope): Query<"exportCalls"> {
  const text = view.text.trim();
  const said = view.said.trim();
  const keys = filterKeys.filter((key) => view[key].length > 0 && !(scope.isSeller && key === "sellerCompanyIds"));
  const dialledFrom = momentOf(view.dialledFrom);
  const dialledTo = momentOf(view.dialledTo);
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

/** The query for the calls of the page that a view shows. */
export const toPageQuery = (view: CallHistoryView, scope: CallScope): Query<"listCalls"> => ({
  page: view.page,
  perPage: view.perPage,
  ...toFilterQuery(view, scope),
});

/** What the widget reads first, before it is known who is signed in. */
export const callHistoryReads = ({
  initialView,
  ...scope
}: CallScope & { initialView?: Partial<CallHistoryView> | undefined }): OpeningRead[] => [
  [["listCalls", "GET", "/v1/calls/history"], { query: toPageQuery(callHistoryView.read(initialView), scope) }],
];

/** The hours in a URL, without invalid ones. */
export const hoursOf = (hours: readonly string[]): number[] =>
  hours.filter((hour) => /^(1?\d|2[0-3])$/.test(hour)).map(Number);

/** An instant in a URL; undefined if it is invalid. */
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
