import type { Language, Query } from "@callwright/sdk/contract";
import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";
import type { ShownStatus } from "../../ui/status/index.js";

/** What call center items can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type CallCenterSort = NonNullable<Query<"listPhoneBooks">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface CallCenterView extends ListView<CallCenterSort> {
  /** The search text. */
  text: string;
  productIds: readonly string[];
  potentialCustomerCompanyIds: readonly string[];
  /** For managers: the seller companies whose items are shown; empty for all. */
  sellerCompanyIds: readonly string[];
  /** The item whose detail is open, or "". */
  openItemId: string;
  /** The open tab of that detail. */
  tab: ItemTab;
  /** Whether the drawer of a new item is open. */
  openNew: boolean;
}

/** The tabs of an item's detail. */
export type ItemTab = "general" | "history" | "notes";

/**
 * A call center item in the form that rows, popover and drawer use. It is flat, so that a row whose item has not
 * changed is not rendered again. Records that were deleted after the item was created are undefined: the item stays and
 * shows what it lacks.
 */
export interface CallCenterRow {
  id: string;
  updatedAt: string;
  customer: string | undefined;
  customerId: string | undefined;
  city: string | undefined;
  countryCode: string | undefined;
  /** The customer's time zone; null if nobody has entered one. */
  timeZone: string | null;
  contactId: string | undefined;
  /** Given name and surname; the phone number if neither is known; undefined if there is no contact. */
  contact: string | undefined;
  jobTitle: string | undefined;
  email: string | undefined;
  /** In E.164 format; undefined if there is no contact. */
  phoneNumber: string | undefined;
  /** Whether the contact asked not to be called again. */
  isDoNotCall: boolean;
  product: string | undefined;
  productId: string | undefined;
  hscode: string | undefined;
  sellerId: string | undefined;
  seller: string | undefined;
  numberId: string | null;
  /** The number to call from; undefined for the default number (A-CCADD-11). */
  fromNumber: string | undefined;
  language: Language;
  callsCount: number;
  /**
   * The call in progress to the contact's number, from this item or another: its id, its status, and when it was
   * answered, else started, else created.
   */
  activeCallId: string | undefined;
  activeCallStatus: ShownStatus | undefined;
  activeCallSince: string | undefined;
  createdAt: string;
}

/** The reason why an item cannot be called. Each has a message of its own. */
export type CallObstacle = "noCustomer" | "noSeller" | "noProduct" | "noContact" | "doNotCall";

/** Choices that the server finds while a person types. Nothing is read before the list is opened. */
export interface Choices {
  options: readonly Choice[];
  isLoading: boolean;
  search: (text: string) => void;
  /** Undefined when all results are loaded. */
  loadMore: (() => void) | undefined;
}

/** An entry in a list of choices. */
export interface Choice {
  id: string;
  label: string;
  detail?: string | undefined;
}

/** The events of the call center, which the provider's `onEvent` receives. */
export type CallCenterEvent = WidgetAction<"call-center">;
