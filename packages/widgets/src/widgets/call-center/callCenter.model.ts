import type { PhoneBook, Query } from "@callwright/sdk/contract";
import type { OpeningRead } from "@callwright/sdk/hooks";

import { toCallUnderWay, type CallUnderWay } from "../../calls/start/callTarget.js";
import type { Names } from "../../i18n/index.js";
import { beside, filter, listView } from "../../lists/listView.js";
import type { CallCenterRow, CallCenterView, CallObstacle } from "./CallCenter.types.js";

/** The rules of the view (A-CONST-02, A-CONST-04). */
export const callCenterView = listView<CallCenterView>({
  list: "call-center",
  sortBy: "-createdAt",
  sortFields: [
    "createdAt",
    "potentialCustomerCompany",
    "headquarterCountry",
    "contact",
    "product",
    "sellerCompanyNumber",
    "language",
    "callsCount",
    "sellerCompany",
  ],
  keys: {
    text: filter("text"),
    productIds: filter("ids"),
    potentialCustomerCompanyIds: filter("ids"),
    sellerCompanyIds: filter("ids"),
    openItemId: beside("text"),
    tab: beside({ oneOf: ["general", "history", "notes"] }),
    openNew: beside("flag"),
  },
});

const filterKeys = ["productIds", "potentialCustomerCompanyIds", "sellerCompanyIds"] as const;

/** The query for all items that match a view, on all pages. Sellers have no seller filter. */
export function toFilterQuery(view: CallCenterView, isManager: boolean): Query<"exportPhoneBooks"> {
  const text = view.text.trim();
  const keys = filterKeys.filter((key) => view[key].length > 0 && (isManager || key !== "sellerCompanyIds"));
  return {
    sortBy: view.sortBy,
    ...(text && { text }),
    ...Object.fromEntries(keys.map((key) => [key, view[key]])),
  };
}

/** The query for the items of the page that a view shows. */
export const toPageQuery = (view: CallCenterView, isManager: boolean): Query<"listPhoneBooks"> => ({
  page: view.page,
  perPage: view.perPage,
  ...toFilterQuery(view, isManager),
});

/** What the widget reads first, before it is known who is signed in. */
export const callCenterReads = ({
  initialView,
}: {
  initialView?: Partial<CallCenterView> | undefined;
}): OpeningRead[] => [
  [["listPhoneBooks", "GET", "/v1/phone-books"], { query: toPageQuery(callCenterView.read(initialView), true) }],
];

/** Converts a call center item of the API to the form that rows, popover and drawer use. */
export function toCallCenterRow(item: PhoneBook): CallCenterRow {
  const { potentialCustomerCompany: customer, contact, product, sellerCompany, sellerCompanyNumber } = item;
  const underWay = toCallUnderWay(item.activeCall);
  return {
    id: item.id,
    updatedAt: item.updatedAt,
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

/** A contact's given name and surname, as far as they are known. */
export function nameOf({ name, surname }: { name: string | null; surname: string | null }): string {
  return [name, surname].filter(Boolean).join(" ");
}

/**
 * The location of a customer, short enough for a row: `Oslo, NO`, or the name of the country if the city is not known.
 */
export function placeInRow(
  { city, countryCode }: Pick<CallCenterRow, "city" | "countryCode">,
  formats: Pick<Names, "country">,
): string | undefined {
  if (countryCode === undefined) return city;
  return city === undefined ? formats.country(countryCode) : `${city}, ${countryCode}`;
}

/** The reason why an item's Call button is disabled: it lacks a customer, a seller company or a product (A-CALL-01). */
export function callObstacle(row: CallCenterRow): CallObstacle | undefined {
  if (row.customer === undefined) return "noCustomer";
  if (row.seller === undefined) return "noSeller";
  return row.product === undefined ? "noProduct" : undefined;
}

/** The call in progress to a row's contact. */
export function underWayOf(
  row: Pick<CallCenterRow, "activeCallId" | "activeCallStatus" | "activeCallSince">,
): CallUnderWay | undefined {
  const { activeCallId: id, activeCallStatus: status, activeCallSince: since } = row;
  return id === undefined || status === undefined || since === undefined ? undefined : { id, status, since };
}
