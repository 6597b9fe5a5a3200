import type { PhoneBook, Query } from "@callwright/sdk/contract";

import { toCallUnderWay, type CallTarget, type CallUnderWay } from "../../calls/start/callTarget.js";
import { changesOf, listFrom, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import type { CallCenterRow, CallCenterView, CallObstacle, ItemTab } from "./CallCenter.types.js";

/** What is shown when nobody asked for anything else (A-CONST-02, A-CONST-04). */
export const defaultView: CallCenterView = {
  page: 0,
  perPage: 10,
  sortBy: "-createdAt",
  text: "",
  productIds: [],
  potentialCustomerCompanyIds: [],
  sellerCompanyIds: [],
  openItemId: "",
  tab: "general",
  openNew: false,
};

const tabs: ReadonlySet<unknown> = new Set<ItemTab>(["general", "history", "notes"]);

/** What is open beside the list, and how far one has turned its pages. */
const besideKeys: readonly string[] = ["page", "openItemId", "tab", "openNew"];

/** The choices taken back. */
export const clearedFilters = { text: "", productIds: [], potentialCustomerCompanyIds: [], sellerCompanyIds: [] };

const filterKeys = ["productIds", "potentialCustomerCompanyIds", "sellerCompanyIds"] as const;

const sortFields: ReadonlySet<string> = new Set([
  "createdAt",
  "potentialCustomerCompany",
  "headquarterCountry",
  "contact",
  "product",
  "sellerCompanyNumber",
  "language",
  "callsCount",
  "sellerCompany",
]);

/** How the widget's view is read, changed and told. */
export const viewRules = { read: readView, changes: viewChanges, change: changeView };

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof CallCenterView]?: unknown } = {}): CallCenterView {
  const { page, perPage, sortBy, text, openItemId, tab, openNew } = given;
  return {
    page: pageFrom(page),
    perPage: perPageFrom(perPage, defaultView.perPage),
    sortBy: sortFrom(sortBy, sortFields, defaultView.sortBy),
    text: textFrom(text),
    productIds: listFrom(given.productIds),
    potentialCustomerCompanyIds: listFrom(given.potentialCustomerCompanyIds),
    sellerCompanyIds: listFrom(given.sellerCompanyIds),
    openItemId: textFrom(openItemId),
    tab: tabs.has(tab) ? (tab as ItemTab) : defaultView.tab,
    openNew: openNew === true,
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: CallCenterView): Partial<CallCenterView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page; what opens, with its first side. */
export function changeView(view: CallCenterView, change: Partial<CallCenterView>): CallCenterView {
  const isSameList = Object.keys(change).every((key) => besideKeys.includes(key));
  const { tab } = change.openItemId === "" ? defaultView : view;
  return { ...view, tab, ...(isSameList ? {} : { page: 0 }), ...change };
}

/** Whether a change leaves the person with other rows than before, so that what they had chosen no longer stands. */
export function changesRows(change: Partial<CallCenterView>): boolean {
  return Object.keys(change).some((key) => key === "text" || filterKeys.some((filter) => filter === key));
}

/** How many filters are set. */
export function activeFilterCount(view: CallCenterView): number {
  return filterKeys.filter((key) => view[key].length > 0).length;
}

/** Whether the list is narrowed by what a person chose. */
export function isFiltered(view: CallCenterView): boolean {
  return view.text.trim() !== "" || activeFilterCount(view) > 0;
}

/** The question to the server that finds a view's items, on all pages. Sellers have no seller filter. */
export function toFilterQuery(view: CallCenterView, isManager: boolean): Query<"exportPhoneBooks"> {
  const text = view.text.trim();
  const keys = filterKeys.filter((key) => view[key].length > 0 && (isManager || key !== "sellerCompanyIds"));
  return {
    sortBy: view.sortBy,
    ...(text && { text }),
    ...Object.fromEntries(keys.map((key) => [key, view[key]])),
  };
}

/** What an item on the wire is to rows, popover and drawer. */
export function toCallCenterRow(item: PhoneBook): CallCenterRow {
  const { potentialCustomerCompany: customer, contact, product, sellerCompany, sellerCompanyNumber } = item;
  const underWay = toCallUnderWay(item.activeCall);
  return {
    id: item.id,
    customer: customer?.name,
    customerId: customer?.id,
    city: customer?.headquarterCity?.name,
    countryCode: customer?.headquarterCountry.iso2,
    timeZone: customer?.timeZone ?? null,
    contactId: contact?.id,
    contact: contact ? nameOf(contact) || contact.phoneNumber : undefined,
    jobTitle: contact?.title || undefined,
    email: contact?.email ?? undefined,
    phoneNumber: contact?.phoneNumber,
    isDoNotCall: contact?.isDoNotCall ?? false,
    product: product?.name,
    productId: product?.id,
    hscode: product?.hscode ?? undefined,
    sellerId: sellerCompany?.id,
    seller: sellerCompany?.name,
    numberId: sellerCompanyNumber?.id ?? null,
    fromNumber: sellerCompanyNumber?.number,
    language: item.language,
    callsCount: item.callsCount,
    activeCallId: underWay?.id,
    activeCallStatus: underWay?.status,
    activeCallSince: underWay?.since,
    createdAt: item.createdAt,
  };
}

/** A person's given name and surname, as far as they are known. */
export function nameOf({ name, surname }: { name: string | null; surname: string | null }): string {
  return [name, surname].filter(Boolean).join(" ");
}

/** Where a customer is, as short as a row needs: `Oslo, NO`. */
export function placeInRow({ city, countryCode }: Pick<CallCenterRow, "city" | "countryCode">): string | undefined {
  return [city, countryCode].filter(Boolean).join(", ") || undefined;
}

/** Why an item's Call button does nothing: it lacks a customer, a seller company or a product (A-CALL-01). */
export function callObstacle(row: CallCenterRow): CallObstacle | undefined {
  if (row.customer === undefined) return "noCustomer";
  if (row.seller === undefined) return "noSeller";
  return row.product === undefined ? "noProduct" : undefined;
}

/** Why Call Now and Call Later do nothing: nobody to call (A-CALL-02), or somebody who wants no calls. */
export function dialObstacle(row: CallCenterRow): CallObstacle | undefined {
  if (row.contactId === undefined) return "noContact";
  return row.isDoNotCall ? "doNotCall" : undefined;
}

/** The call under way to a row's contact. */
export function underWayOf(
  row: Pick<CallCenterRow, "activeCallId" | "activeCallStatus" | "activeCallSince">,
): CallUnderWay | undefined {
  const { activeCallId: id, activeCallStatus: status, activeCallSince: since } = row;
  return id === undefined || status === undefined || since === undefined ? undefined : { id, status, since };
}

/**
 * Whom a call from an item goes to.
 *
 * @param says what an obstacle is called
 * @param defaultNumber the number that calls of the seller come from unless the item has its own
 */
export function toCallTarget(
  row: CallCenterRow,
  says: Readonly<Record<CallObstacle, string>>,
  defaultNumber: string | undefined,
): CallTarget {
  const obstacle = callObstacle(row) ?? dialObstacle(row);
  return {
    itemId: row.id,
    customer: row.customer,
    contact: row.contact,
    phoneNumber: row.phoneNumber,
    timeZone: row.timeZone,
    place: row.city,
    language: row.language,
    fromNumber: row.fromNumber ?? defaultNumber,
    sellerId: row.sellerId,
    obstacle: obstacle && says[obstacle],
    underWay: underWayOf(row),
  };
}
