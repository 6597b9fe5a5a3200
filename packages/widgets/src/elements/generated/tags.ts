// Written by `pnpm generate` from the elements' specs and the widgets' props. Change those, not this file.
import type { OperationId } from "@callwright/sdk/contract";
import type { ClassAttributes, HTMLAttributes } from "react";

import type { WidgetErrorCode } from "../../lib/widgetEvents.js";
import type { BalanceElement, BalanceCardElement, CallButtonElement, CallCenterElement, CallHistoryElement, CampaignsElement, CompanyFaqElement, CompanyMembersElement, CompanySettingsElement, ContactActivityElement, ContactUsElement, DashboardElement, DoNotCallElement, LiveCallsElement, NumbersElement, PlansElement, PotentialCustomersElement, ProductsElement, UsageElement } from "../index.js";

/** What JSX may write on every element: text, as React 18 and elements whose code has not come yet know nothing else. */
interface EveryTag<Element> extends ClassAttributes<Element>, HTMLAttributes<Element> {
  class?: string;
  /** The origin of the Callwright server. @default the origin of the script */
  "api-base"?: string;
  /** The URL of your endpoint that responds with `{token, expiresAt}` or `{token}`. It must have the page's origin, so that its cookies are sent. */
  "session-url"?: string;
  /** The HTTP method of requests to `session-url`. @default "POST" */
  "session-method"?: "POST" | "GET";
  /** `demo` shows a fictitious company without requests to a server. Changes last until the page is left. @default "live" */
  "mode"?: "live" | "demo";
  /** The locale of numbers, times and text direction, as a BCP 47 tag such as `tr-TR`. @default the `lang` of the surrounding page */
  "locale"?: string;
  /** Whether times are shown on a 12-hour or 24-hour clock. @default the convention of the locale */
  "hour-cycle"?: "h12" | "h23";
  /** The IANA time zone in which times are shown, such as `Europe/Istanbul`. @default the zone of the device */
  "time-zone"?: string;
  /** The colour scheme: light, dark, `auto` for the setting of the device, or `inherit` for the `color-scheme` of the surrounding page. @default "light" */
  "scheme"?: "light" | "dark" | "auto" | "inherit";
  /** The spacing of rows and fields. @default "compact" */
  "density"?: "default" | "compact" | "comfortable";
  /** A preset theme. The attributes for colours and shape override its values. */
  "preset"?: "minimal" | "night" | "flat";
  /** The colour of buttons, links and other controls: any CSS colour. A colour with `var()` follows the page. */
  "accent"?: string;
  /** The background colour of cards and tables: any CSS colour. */
  "surface"?: string;
  /** The background colour behind cards and tables: any CSS colour. */
  "bg"?: string;
  /** The colour of text: any CSS colour. */
  "text"?: string;
  /** The colour of borders and lines: any CSS colour. */
  "border"?: string;
  /** The CSS font stack, or `inherit` for the font of the page. */
  "font-family"?: string;
  /** The factor by which corner radii are multiplied: 0 for square corners. @default 1 */
  "radius-scale"?: number | `${number}`;
  /** The CSS `box-shadow` of cards. */
  "shadow"?: string;
  /** The number that is added to the `z-index` of drawers, dialogs, popovers and announcements, in browsers without a top layer. @default 0 */
  "z-base"?: number | `${number}`;
  /** Whether tables have single-letter keyboard shortcuts. @default true */
  "shortcuts"?: "true" | "false";
  /** Whether the widget shows what is wrong with how it is embedded, such as a session endpoint that fails. @default false */
  "debug"?: "true" | "false";
}

/** `<cw-balance>`. */
export interface BalanceTag extends EveryTag<BalanceElement> {
  /** The outcome of a payment from which the person has just returned: the `deposit` parameter of the return URL. A message above the cards states it until the person dismisses it. */
  "deposit"?: "completed" | "cancelled";
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | "1" | "2";
}

/** `<cw-balance-card>`. */
export interface BalanceCardTag extends EveryTag<BalanceCardElement> {
  /** The level of the card's heading: 2 if it is one of the page's main parts, 3 if it is below one. @default 2 */
  "heading-level"?: 2 | 3 | "2" | "3";
}

/** `<cw-call-button>`. */
export interface CallButtonTag extends EveryTag<CallButtonElement> {
  /** The telephone number as your page has it, with its country code: `+46 40 628 04 31`. */
  "phone-number"?: string;
  /** The call center item of the call, if the number has several. If omitted, the person chooses one; the newest is suggested. */
  "phone-book-id"?: string;
  /** `compact` is for a row of a list: it shows only the icon of the button and the status of a call. @default "default" */
  "size"?: "default" | "compact";
}

/** `<cw-call-center>`. */
export interface CallCenterTag extends EveryTag<CallCenterElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-call-history>`. */
export interface CallHistoryTag extends EveryTag<CallHistoryElement> {
  /** Shows only the calls of this call center item, and offers to call it. */
  "phone-book-id"?: string;
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-campaigns>`. */
export interface CampaignsTag extends EveryTag<CampaignsElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-company-faq>`. */
export interface CompanyFaqTag extends EveryTag<CompanyFaqElement> {
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-company-members>`. */
export interface CompanyMembersTag extends EveryTag<CompanyMembersElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-company-settings>`. */
export interface CompanySettingsTag extends EveryTag<CompanySettingsElement> {
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-contact-activity>`. */
export interface ContactActivityTag extends EveryTag<ContactActivityElement> {
  /** The telephone number as your page has it, with its country code: `+46 40 628 04 31`. */
  "phone-number"?: string;
  /** The level of the card's heading: 2 if it is one of the page's main parts, 3 if it is below one. @default 2 */
  "heading-level"?: 2 | 3 | "2" | "3";
}

/** `<cw-contact-us>`. */
export interface ContactUsTag extends EveryTag<ContactUsElement> {
  /** The kind of message. A report also asks for the person's name and email. @default "contact" */
  "kind"?: "contact" | "report";
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | "1" | "2";
}

/** `<cw-dashboard>`. */
export interface DashboardTag extends EveryTag<DashboardElement> {
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | "1" | "2";
}

/** `<cw-do-not-call>`. */
export interface DoNotCallTag extends EveryTag<DoNotCallElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-live-calls>`. */
export interface LiveCallsTag extends EveryTag<LiveCallsElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-numbers>`. */
export interface NumbersTag extends EveryTag<NumbersElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-plans>`. */
export interface PlansTag extends EveryTag<PlansElement> {
  /** The outcome of a payment from which the person has just returned: the `deposit` parameter of the return URL. A message above the cards states it until the person dismisses it. */
  "deposit"?: "completed" | "cancelled";
  /** The level of the page's heading, which is visually hidden. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-potential-customers>`. */
export interface PotentialCustomersTag extends EveryTag<PotentialCustomersElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-products>`. */
export interface ProductsTag extends EveryTag<ProductsElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-usage>`. */
export interface UsageTag extends EveryTag<UsageElement> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  "initial-view"?: string;
  /** The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** What JSX may write, by tag. */
export interface ElementTags {
  /** The balance page: the current balance with the ways to add to it, a chart of its history, the prices of calls and numbers, and all transactions. Managers choose a company; sellers see their own. The balance is updated live. */
  "cw-balance": BalanceTag;
  /** A card with the balance of a company, the minutes of calls that it pays for, the free minutes of the plan, a warning when the balance is low, and a button to add to it. It is updated live. */
  "cw-balance-card": BalanceCardTag;
  /** A button for a telephone number, which shows the contact and their local time, offers to call now or later, and shows the progress of the call until its result. It says why a number cannot be called, and is updated live. */
  "cw-call-button": CallButtonTag;
  /** The call center: a list of items, each of which combines a customer, a contact and a product for calls and shows the customer's local time. One or several items can be called now or later. Sellers see and create the items of their company; managers see those of all companies. */
  "cw-call-center": CallCenterTag;
  /** The call history: all calls that the person has access to, updated live, with search, filters, recordings, conversations, feedback and calling again. Sellers see the calls of their company; managers see all calls. */
  "cw-call-history": CallHistoryTag;
  /** The campaigns of a company, which are groups of calls that were started together: their progress, who was reached, who waits and why, and the cost, updated live. Campaigns can be paused, resumed, stopped, edited and run again. Sellers see those of their company; managers see those of all companies. */
  "cw-campaigns": CampaignsTag;
  /** The questions that potential customers ask a seller's company, and the assistant's answers. Renders nothing for a user without a company. */
  "cw-company-faq": CompanyFaqTag;
  /** The members of the signed-in person's company, as a read-only list. Only admins can add or remove members. */
  "cw-company-members": CompanyMembersTag;
  /** The settings of a seller's own company: its name, its location, how the assistant introduces it, when and how often people are called, and a free test call to oneself. Renders nothing for a user without a company. */
  "cw-company-settings": CompanySettingsTag;
  /** The activity of one contact: calls with their answers and conversations, scheduled calls and notes, newest first, and whether the person may be called now. It is updated live. */
  "cw-contact-activity": ContactActivityTag;
  /** A form for a message to the operator of Callwright or for reporting an issue, as a part of a page. It also works when nobody is signed in. */
  "cw-contact-us": ContactUsTag;
  /** The dashboard of calls: their answers, their statuses, and the latest and next calls. It is updated live. */
  "cw-dashboard": DashboardTag;
  /** The phone numbers that a company does not call, with the source and the date of each entry. Numbers can be added, exported, and taken off the list with a reason, which is kept. Sellers see those of their company; managers see those of all companies, and those that no company calls. */
  "cw-do-not-call": DoNotCallTag;
  /** The calls that are in progress, with their duration and the last words. The detail of a call shows the conversation word by word, and the call can be hung up. Sellers see the calls of their company; managers see those of all companies. */
  "cw-live-calls": LiveCallsTag;
  /** The phone numbers that a seller's company calls from: choosing the default number, and purchasing another one in three steps. */
  "cw-numbers": NumbersTag;
  /** The plan of the signed-in person's company: its price, the used part of the month and of its free minutes, the balance with the ways to add to it, and all available packages. Renders nothing for a user without a company. */
  "cw-plans": PlansTag;
  /** The list of potential customers and their contacts, with search, tags, import from a spreadsheet, and export. Sellers see those of their company; managers see those of one company, or the catalogue. */
  "cw-potential-customers": PotentialCustomersTag;
  /** The list of products that are sold on the phone, with search, export, and forms to add and edit products. Sellers see those of their company; managers see those of one company, or the catalogue. */
  "cw-products": ProductsTag;
  /** The list of transactions: the amounts that were added to a company's balance and spent. It is updated live. */
  "cw-usage": UsageTag;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends ElementTags {}
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cw-balance": BalanceElement;
    "cw-balance-card": BalanceCardElement;
    "cw-call-button": CallButtonElement;
    "cw-call-center": CallCenterElement;
    "cw-call-history": CallHistoryElement;
    "cw-campaigns": CampaignsElement;
    "cw-company-faq": CompanyFaqElement;
    "cw-company-members": CompanyMembersElement;
    "cw-company-settings": CompanySettingsElement;
    "cw-contact-activity": ContactActivityElement;
    "cw-contact-us": ContactUsElement;
    "cw-dashboard": DashboardElement;
    "cw-do-not-call": DoNotCallElement;
    "cw-live-calls": LiveCallsElement;
    "cw-numbers": NumbersElement;
    "cw-plans": PlansElement;
    "cw-potential-customers": PotentialCustomersElement;
    "cw-products": ProductsElement;
    "cw-usage": UsageElement;
  }
  // Events bubble out of the elements, so all around them may hear them.
  interface GlobalEventHandlersEventMap {
    "cw-deposit-started": CustomEvent<{ amountUsd: number }>;
    "cw-promo-code-redeemed": CustomEvent<{ amountUsd: number }>;
    "cw-calls-started": CustomEvent<{ phoneBookIds: string[]; callIds: string[] } | { itemIds: string[]; callIds: string[]; campaignIds: string[] } | { phoneBookIds: string[]; callIds: string[]; campaignIds: string[] }>;
    "cw-call-cancelled": CustomEvent<{ callId: string }>;
    "cw-item-opened": CustomEvent<{ itemId: string }>;
    "cw-item-created": CustomEvent<{ itemId: string }>;
    "cw-items-deleted": CustomEvent<{ itemIds: string[] }>;
    "cw-items-exported": CustomEvent<{ itemIds: string[] | "all" }>;
    "cw-call-opened": CustomEvent<{ callId: string }>;
    "cw-call-hung-up": CustomEvent<{ callId: string }>;
    "cw-call-stepped-in": CustomEvent<{ callId: string; ability: "LISTEN" | "SAY" | "TRANSFER" | "TAKE_OVER" }>;
    "cw-calls-stopped": CustomEvent<{ callIds: string[] | "all"; cancelledCount: number }>;
    "cw-call-rescheduled": CustomEvent<{ callId: string }>;
    "cw-calls-exported": CustomEvent<{ callIds: string[] | "all" }>;
    "cw-feedback-sent": CustomEvent<{ callId: string }>;
    "cw-campaign-opened": CustomEvent<{ campaignId: string }>;
    "cw-campaign-changed": CustomEvent<{ campaignId: string }>;
    "cw-campaign-paused": CustomEvent<{ campaignId: string }>;
    "cw-campaign-resumed": CustomEvent<{ campaignId: string }>;
    "cw-campaign-stopped": CustomEvent<{ campaignId: string }>;
    "cw-campaign-rerun": CustomEvent<{ campaignId: string; newCampaignId: string }>;
    "cw-numbers-added": CustomEvent<{ addedCount: number; knownCount: number }>;
    "cw-register-imported": CustomEvent<{ addedCount: number; knownCount: number; invalidCount: number }>;
    "cw-number-lifted": CustomEvent<{ suppressedNumberId: string }>;
    "cw-numbers-exported": CustomEvent<{ suppressedNumberIds: string[] | "all" }>;
    "cw-number-suppressed": CustomEvent<{ callId: string }>;
    "cw-number-purchased": CustomEvent<{ numberId: string }>;
    "cw-default-number-changed": CustomEvent<{ numberId: string; isDefault: boolean }>;
    "cw-number-paused": CustomEvent<{ numberId: string }>;
    "cw-number-resumed": CustomEvent<{ numberId: string }>;
    "cw-plan-changed": CustomEvent<{ subscriptionPackageId: string }>;
    "cw-customer-opened": CustomEvent<{ potentialCustomerId: string }>;
    "cw-customer-created": CustomEvent<{ potentialCustomerId: string }>;
    "cw-customers-deleted": CustomEvent<{ potentialCustomerIds: string[] }>;
    "cw-customers-imported": CustomEvent<{ created: number; updated: number; errorCount: number }>;
    "cw-customers-exported": CustomEvent<{ potentialCustomerIds: string[] | "all" }>;
    "cw-contacts-synced": CustomEvent<{ potentialCustomerIds: string[] }>;
    "cw-customers-attached": CustomEvent<{ potentialCustomerIds: string[] }>;
    "cw-product-created": CustomEvent<{ productId: string }>;
    "cw-product-updated": CustomEvent<{ productId: string }>;
    "cw-products-deleted": CustomEvent<{ productIds: string[] }>;
    "cw-products-exported": CustomEvent<{ productIds: string[] | "all" }>;
    "cw-loaded": CustomEvent<{ durationMs: number }>;
    "cw-error": CustomEvent<{ code: WidgetErrorCode; status: number; operation?: OperationId; durationMs?: number; requestId?: string }>;
    "cw-session-expired": CustomEvent<null>;
  }
}
