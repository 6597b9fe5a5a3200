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
  /** Managers only. */
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
 * A call center item as rows, popover and drawer draw it. Flat, so that a row whose item has not changed is not drawn
 * again. What was deleted after the item was made is undefined: the item stays and says what it lacks.
 */
export interface CallCenterRow {
  id: string;
  updatedAt: string;
  customer: string | undefined;
  customerId: string | undefined;
  city: string | undefined;
  countryCode: string | undefined;
  /** The customer's zone; null where nobody entered one. */
  timeZone: string | null;
  contactId: string | undefined;
  /** Given name and surname; the phone number where neither is known; undefined without a contact. */
  contact: string | undefined;
  jobTitle: string | undefined;
  email: string | undefined;
  /** E.164; undefined without a contact. */
  phoneNumber: string | undefined;
  /** The contact asked not to be called again. */
  isDoNotCall: boolean;
  product: string | undefined;
  productId: string | undefined;
  hscode: string | undefined;
  sellerId: string | undefined;
  seller: string | undefined;
  numberId: string | null;
  /** The number called from; undefined for the default one (A-CCADD-11). */
  fromNumber: string | undefined;
  language: Language;
  callsCount: number;
  /** The call under way to the contact's number, from this item or another: where it is, and since when. */
  activeCallId: string | undefined;
  activeCallStatus: ShownStatus | undefined;
  activeCallSince: string | undefined;
  createdAt: string;
}

/** Why an item cannot be called. Each has a message of its own. */
export type CallObstacle = "noCustomer" | "noSeller" | "noProduct" | "noContact" | "doNotCall";

/** A list to choose from that the server fills as one types. Nothing is read before the list is opened. */
export interface Choices {
  options: readonly Choice[];
  isLoading: boolean;
  search: (text: string) => void;
  /** Undefined when everything that was found is there. */
  loadMore: (() => void) | undefined;
}

/** One thing to choose. */
export interface Choice {
  id: string;
  label: string;
  detail?: string | undefined;
}

/** The events of the call center, which the provider's `onEvent` receives. */
export type CallCenterEvent = WidgetAction<"call-center">;
