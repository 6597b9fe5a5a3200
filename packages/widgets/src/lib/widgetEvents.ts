import type { ApiErrorCode } from "@callwright/sdk";
import type { CallAbility, OperationId } from "@callwright/sdk/contract";

/** The ids of the affected records. */
type Ids = readonly string[];

/**
 * The actions of people in each widget, and the details that the host receives: ids, counts and amounts, but no names,
 * addresses, telephone numbers or texts. `SaidSafely` below makes anything else a compile error.
 */
export interface WidgetActions {
  "call-history": {
    /** The detail of a call was opened. */
    callOpened: { callId: string };
    /** Call center items were called again, or their calls were scheduled. Several items form a campaign. */
    callsStarted: { phoneBookIds: Ids; callIds: Ids; campaignIds: Ids };
    callCancelled: { callId: string };
    /** A call on the line was hung up. */
    callHungUp: { callId: string };
    /** Somebody listened to a call on the line, had something said in it, took it over, or handed it over. */
    callSteppedIn: { callId: string; ability: CallAbility };
    /** Waiting calls were cancelled together. */
    callsStopped: { callIds: Ids | "all"; cancelledCount: number };
    /** A scheduled call was rescheduled, or started now. */
    callRescheduled: { callId: string };
    callsExported: { callIds: Ids | "all" };
    /** Feedback on a call was given or changed. */
    feedbackSent: { callId: string };
  };
  "call-button": {
    /** A call was started or scheduled. If the server refused it, `callIds` is empty. */
    callsStarted: { phoneBookIds: Ids; callIds: Ids };
    callCancelled: { callId: string };
  };
  "call-center": {
    /** The detail of an item was opened. */
    itemOpened: { itemId: string };
    itemCreated: { itemId: string };
    itemsDeleted: { itemIds: Ids };
    itemsExported: { itemIds: Ids | "all" };
    /** Calls were started or scheduled. Items that the server refused have no call. Several items form a campaign. */
    callsStarted: { itemIds: Ids; callIds: Ids; campaignIds: Ids };
  };
  "potential-customers": {
    /** The detail of a customer was opened. */
    customerOpened: { potentialCustomerId: string };
    customerCreated: { potentialCustomerId: string };
    customersDeleted: { potentialCustomerIds: Ids };
    /** A file was imported, with the numbers of rows that created a customer, updated one, or could not be imported. */
    customersImported: { created: number; updated: number; errorCount: number };
    customersExported: { potentialCustomerIds: Ids | "all" };
    contactsSynced: { potentialCustomerIds: Ids };
    /** Catalogue customers were attached to companies. */
    customersAttached: { potentialCustomerIds: Ids };
  };
  products: {
    productCreated: { productId: string };
    productUpdated: { productId: string };
    productsDeleted: { productIds: Ids };
    productsExported: { productIds: Ids | "all" };
  };
  balance: {
    /** The payment page was opened. Only the server knows whether the payment succeeds. */
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
    /** A message was resent. */
    deliveryResent: { webhookEndpointId: string; deliveryId: string };
  };
  "live-calls": {
    /** The detail of a call was opened. */
    callOpened: { callId: string };
    /** A call on the line was hung up. */
    callHungUp: { callId: string };
    /** Somebody listened to a call on the line, had something said in it, took it over, or handed it over. */
    callSteppedIn: { callId: string; ability: CallAbility };
    /** The number of a call was added to the do-not-call list. */
    numberSuppressed: { callId: string };
  };
  campaigns: {
    /** The detail of a campaign was opened. */
    campaignOpened: { campaignId: string };
    /** The name, pace or end of a campaign was changed. */
    campaignChanged: { campaignId: string };
    campaignPaused: { campaignId: string };
    campaignResumed: { campaignId: string };
    campaignStopped: { campaignId: string };
    /** The people whom a campaign did not reach are called again, in a new campaign. */
    campaignRerun: { campaignId: string; newCampaignId: string };
  };
  "do-not-call": {
    numbersAdded: { addedCount: number; knownCount: number };
    /**
     * A register was imported, with the numbers of new and known telephone numbers and of lines that are not numbers.
     */
    registerImported: { addedCount: number; knownCount: number; invalidCount: number };
    /** A number, or a whole register, was taken off the list. */
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

/** Sent when a widget shows its content, that there is none, or that the person has no access to it. */
export interface WidgetLoaded {
  /** As in the widget's `data-widget`. */
  widget: string;
  type: "loaded";
  detail: {
    /** The time since its first render, in milliseconds. */
    durationMs: number;
  };
}

/**
 * The stable code of an error in a widget: a code of the server or the client; `WIDGET_BROKE` if rendering failed,
 * which is a bug of ours; `WIDGET_NOT_ALLOWED` if the session does not allow what the widget reads; from elements also
 * `CODE_NOT_LOADED` and `UNKNOWN_ELEMENT`.
 */
export type WidgetErrorCode =
  | ApiErrorCode
  | "WIDGET_BROKE"
  | "WIDGET_NOT_ALLOWED"
  | "CODE_NOT_LOADED"
  | "UNKNOWN_ELEMENT";

/** Sent when something fails in a widget: a read, an action, or the widget itself. */
export interface WidgetFailed {
  /** As in the widget's `data-widget`. */
  widget: string;
  type: "error";
  detail: {
    code: WidgetErrorCode;
    /** The HTTP status; 0 if there was no response. */
    status: number;
    /** The operation of the contract that failed. */
    operation?: OperationId | undefined;
    /** The time until it failed, in milliseconds. */
    durationMs?: number | undefined;
    /** The id to quote when you report a problem. */
    requestId?: string | undefined;
  };
}

/** An event as a widget reports it. */
export type WidgetReport = WidgetAction | WidgetLoaded | WidgetFailed;

/**
 * An event in a widget: it loaded, it failed, or a person did something in it. Events contain no personal data and can
 * be sent to analytics unchanged. Use `switch (event.type)` to get a typed `detail`, and ignore types that you do not
 * know, because new ones will be added.
 *
 * @example
 * <CallwrightProvider onEvent={(event) => event.type === "error" && count("callwright", event.detail.code)} …>
 */
export type WidgetEvent = WidgetReport & {
  /** When it happened, as an ISO 8601 timestamp. */
  at: string;
};

type DetailOf<Report> = Report extends { detail: infer Detail } ? Detail : never;

/** The permitted type of a detail's value under a name. */
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

/** Names that would reveal too much; there must be none. */
type SaidTooMuch = SaidSafely<DetailOf<WidgetReport>>;
true satisfies [SaidTooMuch] extends [never] ? true : SaidTooMuch;
