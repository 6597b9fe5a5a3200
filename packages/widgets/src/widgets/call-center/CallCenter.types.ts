import type { CallStatus, Language, Query } from "@callwright/sdk/contract";
import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What call center items can be sorted by: a field of the contract, or `-field` from the largest or latest down. */
export type CallCenterSort = NonNullable<Query<"listPhoneBooks">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export interface CallCenterView extends ListView<CallCenterSort> {
  /** What is searched for. */
  text: string;
  productIds: readonly string[];
  potentialCustomerCompanyIds: readonly string[];
  /** Managers only. */
  sellerCompanyIds: readonly string[];
  /** The item whose detail is open, or "". */
  openItemId: string;
  /** The side of that detail. */
  tab: ItemTab;
  /** Whether the drawer of a new item is open. */
  openNew: boolean;
}

/** The sides of an item. */
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
  activeCallStatus: CallStatus | undefined;
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

/** What somebody did in the call center, as the provider's `onEvent` is told it. */
export type CallCenterEvent = WidgetAction<"call-center">;
