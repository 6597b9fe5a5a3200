// Written by `pnpm generate` from the elements' specs and the widgets' props. Change those, not this file.
import type { ApiErrorCode } from "@callwright/sdk";
import type { OperationId } from "@callwright/sdk/contract";
import type { ClassAttributes, HTMLAttributes } from "react";

import type { BalanceElement, CallCenterElement, CallHistoryElement, CompanyFaqElement, CompanyMembersElement, CompanySettingsElement, ContactUsElement, DashboardElement, NumbersElement, PlansElement, PotentialCustomersElement, ProductsElement, UsageElement } from "../index.js";

/** What JSX may write on every element: text, as React 18 and elements whose code has not come yet know nothing else. */
interface EveryTag<Element> extends ClassAttributes<Element>, HTMLAttributes<Element> {
  class?: string;
  /** Origin of the Callwright server. @default where the script came from */
  "api-base"?: string;
  /** Address of the page's own origin, so that its cookies come along, that answers `{token, expiresAt}` or `{token}`. */
  "session-url"?: string;
  /** How that address is asked. @default "POST" */
  "session-method"?: "POST" | "GET";
  /** `demo` shows a made-up company, and what is done there lasts until the page is left; nothing is asked of any server. @default "live" */
  "mode"?: "live" | "demo";
  /** BCP 47, as `tr-TR`: numbers, times, direction. @default the `lang` of the page around it */
  "locale"?: string;
  /** A clock of 12 or 24 hours. @default as people of the locale read it */
  "hour-cycle"?: "h12" | "h23";
  /** IANA zone, as `Europe/Istanbul`, on whose clock times are shown. @default the device's */
  "time-zone"?: string;
  /** Light, dark, or what the reader's device says. @default "light" */
  "scheme"?: "light" | "dark" | "auto";
  /** How much room rows and fields take. @default "compact" */
  "density"?: "default" | "comfortable" | "compact";
  /** The colour of what can be pressed, as `#rrggbb`. */
  "accent"?: string;
  /** The colour of cards and tables, as `#rrggbb`. */
  "surface"?: string;
  /** The colour behind them, as `#rrggbb`. */
  "bg"?: string;
  /** The colour of text, as `#rrggbb`. */
  "text"?: string;
  /** The colour of lines, as `#rrggbb`. */
  "border"?: string;
  /** A CSS font stack, or `inherit` for the page's own. */
  "font-family"?: string;
  /** How round corners are: 0 square, 1 ours. @default 1 */
  "radius-scale"?: number | `${number}`;
  /** A CSS shadow for cards. */
  "shadow"?: string;
  /** Added to every layer of drawers and popovers. @default 0 */
  "z-base"?: number | `${number}`;
  /** Whether single-letter keys work in tables. @default true */
  "shortcuts"?: "true" | "false";
}

/** `<cw-balance>`. */
export interface BalanceTag extends EveryTag<BalanceElement> {
  /** What became of a payment that somebody comes back from: the `deposit` of the address they come back to. It is said above the cards until they have read it. */
  "deposit"?: "completed" | "cancelled";
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | "1" | "2";
}

/** `<cw-call-center>`. */
export interface CallCenterTag extends EveryTag<CallCenterElement> {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-call-history>`. */
export interface CallHistoryTag extends EveryTag<CallHistoryElement> {
  /** Shows only the calls of this call center item, and offers to call it. */
  "phone-book-id"?: string;
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-company-faq>`. */
export interface CompanyFaqTag extends EveryTag<CompanyFaqElement> {
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-company-members>`. */
export interface CompanyMembersTag extends EveryTag<CompanyMembersElement> {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-company-settings>`. */
export interface CompanySettingsTag extends EveryTag<CompanySettingsElement> {
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-contact-us>`. */
export interface ContactUsTag extends EveryTag<ContactUsElement> {
  /** A report also asks who is writing. @default "contact" */
  "kind"?: "contact" | "report";
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | "1" | "2";
}

/** `<cw-dashboard>`. */
export interface DashboardTag extends EveryTag<DashboardElement> {
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | "1" | "2";
}

/** `<cw-numbers>`. */
export interface NumbersTag extends EveryTag<NumbersElement> {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-plans>`. */
export interface PlansTag extends EveryTag<PlansElement> {
  /** What became of a payment that somebody comes back from: the `deposit` of the address they come back to. It is said above the cards until they have read it. */
  "deposit"?: "completed" | "cancelled";
  /** Of the page's own title, which only assistive technology hears. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-potential-customers>`. */
export interface PotentialCustomersTag extends EveryTag<PotentialCustomersElement> {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-products>`. */
export interface ProductsTag extends EveryTag<ProductsElement> {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** `<cw-usage>`. */
export interface UsageTag extends EveryTag<UsageElement> {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  "initial-view"?: string;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  "heading-level"?: 1 | 2 | 3 | "1" | "2" | "3";
}

/** What JSX may write, by tag. */
export interface ElementTags {
  /** What there is to call with: the balance with ways to add to it, how it has changed, what calls and numbers cost, and every transaction. Managers choose whose balance it is, sellers see their own. It follows the balance live. */
  "cw-balance": BalanceTag;
  /** Whom to call about what: customers, contacts and products paired for calls, each at its local time, with Call Now and Call Later for one or many. Sellers see their company's items and create new ones, managers see everybody's. */
  "cw-call-center": CallCenterTag;
  /** All calls a person may see, as they happen: search, filters, recordings, conversations, feedback, calling again. Sellers see their company's, managers everybody's. */
  "cw-call-history": CallHistoryTag;
  /** What prospects ask a seller's company, and what the assistant answers. Who has no company sees nothing. */
  "cw-company-faq": CompanyFaqTag;
  /** The people of the reader's company. They are only shown here; who belongs to a company is an admin's to say. */
  "cw-company-members": CompanyMembersTag;
  /** A seller's own company: what it is called, where it is, and how the assistant introduces it. Who has no company sees nothing. */
  "cw-company-settings": CompanySettingsTag;
  /** A message to whoever runs Callwright, or the report of an issue, as a part of a page. It works signed out, too. */
  "cw-contact-us": ContactUsTag;
  /** How the calls go: what came of them, where they are, the latest and the next ones. It follows them live. */
  "cw-dashboard": DashboardTag;
  /** The phone numbers that a seller's company calls from: which one is the default, and buying another in three steps. */
  "cw-numbers": NumbersTag;
  /** The plan of the reader's company: what it costs, how far the month and its free minutes are, the balance with ways to add to it, and the packages there are. Who has no company sees nothing. */
  "cw-plans": PlansTag;
  /** The companies one would like to sell to, with their contacts: search, tags, import from a spreadsheet, export. Sellers see their company's; managers one company's, or the catalogue. */
  "cw-potential-customers": PotentialCustomersTag;
  /** What is sold on the phone: search, adding and changing products, export. Sellers see their company's; managers one company's, or the catalogue. */
  "cw-products": ProductsTag;
  /** What a company's balance was topped up with and spent on. It follows the balance live. */
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
    "cw-call-center": CallCenterElement;
    "cw-call-history": CallHistoryElement;
    "cw-company-faq": CompanyFaqElement;
    "cw-company-members": CompanyMembersElement;
    "cw-company-settings": CompanySettingsElement;
    "cw-contact-us": ContactUsElement;
    "cw-dashboard": DashboardElement;
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
    "cw-item-opened": CustomEvent<{ itemId: string }>;
    "cw-item-created": CustomEvent<{ itemId: string }>;
    "cw-items-deleted": CustomEvent<{ itemIds: string[] }>;
    "cw-items-exported": CustomEvent<{ itemIds: string[] | "all" }>;
    "cw-calls-started": CustomEvent<{ itemIds: string[]; callIds: string[] } | { phoneBookIds: string[]; callIds: string[] }>;
    "cw-call-opened": CustomEvent<{ callId: string }>;
    "cw-call-cancelled": CustomEvent<{ callId: string }>;
    "cw-call-hung-up": CustomEvent<{ callId: string }>;
    "cw-calls-stopped": CustomEvent<{ callIds: string[] | "all"; cancelledCount: number }>;
    "cw-call-rescheduled": CustomEvent<{ callId: string }>;
    "cw-calls-exported": CustomEvent<{ callIds: string[] | "all" }>;
    "cw-feedback-sent": CustomEvent<{ callId: string }>;
    "cw-number-purchased": CustomEvent<{ numberId: string }>;
    "cw-default-number-changed": CustomEvent<{ numberId: string; isDefault: boolean }>;
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
    "cw-error": CustomEvent<{ code: ApiErrorCode | "WIDGET_BROKE"; status: number; operation?: OperationId; durationMs?: number; requestId?: string }>;
    "cw-session-expired": CustomEvent<null>;
  }
}
