import type { ApiErrorCode } from "@callwright/sdk";
import type { CallAbility, OperationId } from "@callwright/sdk/contract";

/** Ids of what something was done to; `all` where the server was asked for everything that the filters find. */
type Ids = readonly string[];

/**
 * What people do in each widget, and what the host is told of it: ids, counts and amounts, never a name, an address, a
 * number to call or anything that somebody wrote. `SaidSafely` below makes everything else a compile error.
 */
export interface WidgetActions {
  "call-history": {
    /** Called when a person has opened the detail of a call. */
    callOpened: { callId: string };
    /** Call center items were called again, now or later; several of them are a campaign. */
    callsStarted: { phoneBookIds: Ids; callIds: Ids; campaignIds: Ids };
    callCancelled: { callId: string };
    /** A call on the line was hung up. */
    callHungUp: { callId: string };
    /** Somebody listened to a call on the line, had something said in it, took it over, or handed it over. */
    callSteppedIn: { callId: string; ability: CallAbility };
    /** Calls that waited were cancelled together. */
    callsStopped: { callIds: Ids | "all"; cancelledCount: number };
    /** A scheduled call got another time, or is made now. */
    callRescheduled: { callId: string };
    callsExported: { callIds: Ids | "all" };
    /** An opinion of a call was sent or changed. */
    feedbackSent: { callId: string };
  };
  "call-button": {
    /** A call was started or scheduled; one that the server refused has no id. */
    callsStarted: { phoneBookIds: Ids; callIds: Ids };
    callCancelled: { callId: string };
  };
  "call-center": {
    /** Called when a person has opened the detail of an item. */
    itemOpened: { itemId: string };
    itemCreated: { itemId: string };
    itemsDeleted: { itemIds: Ids };
    itemsExported: { itemIds: Ids | "all" };
    /** Calls were started or scheduled; what the server refused has no call. Several are a campaign. */
    callsStarted: { itemIds: Ids; callIds: Ids; campaignIds: Ids };
  };
  "potential-customers": {
    /** The detail of a customer was opened. */
    customerOpened: { potentialCustomerId: string };
    customerCreated: { potentialCustomerId: string };
    customersDeleted: { potentialCustomerIds: Ids };
    /** A file was read: so many rows became new customers, changed one, or could not be read. */
    customersImported: { created: number; updated: number; errorCount: number };
    customersExported: { potentialCustomerIds: Ids | "all" };
    contactsSynced: { potentialCustomerIds: Ids };
    /** Customers were given to further companies. */
    customersAttached: { potentialCustomerIds: Ids };
  };
  products: {
    productCreated: { productId: string };
    productUpdated: { productId: string };
    productsDeleted: { productIds: Ids };
    productsExported: { productIds: Ids | "all" };
  };
  balance: {
    /** Somebody was sent to pay. That the money has come is said by the server: `onEvent` cannot know it. */
    depositStarted: { amountUsd: number };
    promoCodeRedeemed: { amountUsd: number };
  };
  "balance-card": {
    depositStarted: { amountUsd: number };
  };
  plans: {
    planChanged: { subscriptionPackageId: string };
    depositStarted: { amountUsd: number };
    promoCodeRedeemed: { amountUsd: number };
  };
  numbers: {
    numberPurchased: { numberId: string };
    defaultNumberChanged: { numberId: string; isDefault: boolean };
    numberPaused: { numberId: string };
    numberResumed: { numberId: string };
  };
  companies: {
    companyOpened: { sellerCompanyId: string };
    companyCreated: { sellerCompanyId: string };
    companiesDeleted: { sellerCompanyIds: Ids };
    companiesExported: { sellerCompanyIds: Ids | "all" };
  };
  "api-keys": {
    apiKeyCreated: { apiKeyId: string };
    apiKeyChanged: { apiKeyId: string };
    apiKeyRotated: { apiKeyId: string };
    apiKeyRevoked: { apiKeyId: string };
  };
  webhooks: {
    endpointCreated: { webhookEndpointId: string };
    endpointChanged: { webhookEndpointId: string };
    endpointDeleted: { webhookEndpointId: string };
    secretRotated: { webhookEndpointId: string };
    /** A message was sent again. */
    deliveryResent: { webhookEndpointId: string; deliveryId: string };
  };
  "live-calls": {
    /** Somebody reads along in a call. */
    callOpened: { callId: string };
    /** A call on the line was hung up. */
    callHungUp: { callId: string };
    /** Somebody listened to a call on the line, had something said in it, took it over, or handed it over. */
    callSteppedIn: { callId: string; ability: CallAbility };
    /** The number of a call was put on the do-not-call list. */
    numberSuppressed: { callId: string };
  };
  campaigns: {
    /** The detail of a campaign was opened. */
    campaignOpened: { campaignId: string };
    /** A campaign got another name, pace or end. */
    campaignChanged: { campaignId: string };
    campaignPaused: { campaignId: string };
    campaignResumed: { campaignId: string };
    campaignStopped: { campaignId: string };
    /** Those whom a campaign did not reach are called again, as a new campaign. */
    campaignRerun: { campaignId: string; newCampaignId: string };
  };
  "do-not-call": {
    numbersAdded: { addedCount: number; knownCount: number };
    /** A register was taken in: so many numbers are new, so many were known, so many lines are no number. */
    registerImported: { addedCount: number; knownCount: number; invalidCount: number };
    /** A number, or all of a register, may be called again. */
    numberLifted: { suppressedNumberId: string };
    numbersExported: { suppressedNumberIds: Ids | "all" };
  };
  users: {
    userOpened: { userId: string };
    userCreated: { userId: string };
    userUpdated: { userId: string };
    userDeleted: { userId: string };
  };
}

/** The actions of one widget, as a union over their types. */
export type WidgetAction<Widget extends keyof WidgetActions = keyof WidgetActions> = {
  [Name in Widget]: {
    [Type in keyof WidgetActions[Name]]: { widget: Name; type: Type; detail: WidgetActions[Name][Type] };
  }[keyof WidgetActions[Name]];
}[Widget];

/** A widget shows what it was opened for: its rows, that there are none, or that the reader may not see them. */
export interface WidgetLoaded {
  /** As in the widget's `data-widget`. */
  widget: string;
  type: "loaded";
  detail: {
    /** From its first drawing on, in milliseconds. */
    durationMs: number;
  };
}

/**
 * Stable name of what went wrong in a widget: the server's or the client's; `WIDGET_BROKE` when drawing failed, which is our
 * fault; `WIDGET_NOT_ALLOWED` when the session does not allow what the widget reads; from elements also `CODE_NOT_LOADED` and
 * `UNKNOWN_ELEMENT`.
 */
export type WidgetErrorCode =
  | ApiErrorCode
  | "WIDGET_BROKE"
  | "WIDGET_NOT_ALLOWED"
  | "CODE_NOT_LOADED"
  | "UNKNOWN_ELEMENT";

/** Something failed in a widget: a read, something that somebody did, or the widget itself. */
export interface WidgetFailed {
  /** As in the widget's `data-widget`. */
  widget: string;
  type: "error";
  detail: {
    code: WidgetErrorCode;
    /** HTTP status; 0 when there was no answer. */
    status: number;
    /** What was asked of the server, by its name in the contract. */
    operation?: OperationId | undefined;
    /** How long it took to fail, in milliseconds. */
    durationMs?: number | undefined;
    /** Quote this when reporting a problem. */
    requestId?: string | undefined;
  };
}

/** An event as a widget tells it. */
export type WidgetReport = WidgetAction | WidgetLoaded | WidgetFailed;

/**
 * Something that happened in a widget, in the past tense: it loaded, it failed, or somebody did something in it. There
 * is no personal data in it; it may go to analytics as it is. `switch (event.type)` to get at a typed `detail`, and
 * ignore types you do not know: there will be more.
 *
 * @example
 * <CallwrightProvider onEvent={(event) => event.type === "error" && count("callwright", event.detail.code)} …>
 */
export type WidgetEvent = WidgetReport & {
  /** When it happened, ISO 8601. */
  at: string;
};

type DetailOf<Report> = Report extends { detail: infer Detail } ? Detail : never;

/** What a detail may say under a name. */
type SafeValue<Name> = Name extends `${string}Id`
  ? string
  : Name extends `${string}Ids`
    ? Ids | "all"
    : Name extends `${string}Count` | `${string}Usd` | `${string}Ms` | "created" | "updated" | "status"
      ? number
      : Name extends `is${string}`
        ? boolean
        : Name extends "code"
          ? WidgetErrorCode
          : Name extends "operation"
            ? OperationId
            : Name extends "ability"
              ? CallAbility
              : never;

type SaidSafely<Detail> = Detail extends unknown
  ? { [Name in keyof Detail]-?: [NonNullable<Detail[Name]>] extends [SafeValue<Name>] ? never : Name }[keyof Detail]
  : never;

/** Names of what would tell too much; there must be none. */
type SaidTooMuch = SaidSafely<DetailOf<WidgetReport>>;
true satisfies [SaidTooMuch] extends [never] ? true : SaidTooMuch;
