import type { OperationId } from "../../contract/operation.ts";
import type { ContractOperation } from "./contractOperations.ts";
import type { Kind, World } from "./world.ts";
import { nextYear } from "../nextYear.ts";

/** The kind of row that the id at the end of a path names, by the path before it. */
const kindsOfPaths: Record<string, Kind> = {
  "/v1/users": "user",
  "/v1/users/profile/sessions": "deviceSession",
  "/v1/calls/history": "call",
  "/v1/calls/breakers": "breaker",
  "/v1/calls/history/answer": "call",
  "/v1/calls/history/question-answer": "call",
  "/v1/calls/history/record": "call",
  "/v1/calls/live": "call",
  "/v1/campaigns": "campaign",
  "/v1/feedbacks": "feedback",
  "/v1/phone-books": "phoneBook",
  "/v1/phone-books/{id}/reviews": "review",
  "/v1/potential-customers": "customer",
  "/v1/potential-customers/{id}/contacts": "contact",
  "/v1/potential-customer-tags": "tag",
  "/v1/products": "product",
  "/v1/seller-companies": "company",
  "/v1/seller-companies/{id}/faq": "faq",
  "/v1/numbers": "number",
  "/v1/subscriptions": "subscription",
  "/v1/api-keys": "apiKey",
  "/v1/suppressed-numbers": "suppression",
  "/v1/consents": "consent",
  "/v1/webhook-endpoints": "webhookEndpoint",
  "/v1/webhook-endpoints/{id}/deliveries": "webhookDelivery",
};

/**
 * The kind of row that an id in a body or a query names, by the field's name. A list of ids has the name of a single
 * one with an s.
 */
const kindsOfFields: Record<string, Kind> = {
  campaignId: "campaign",
  contactId: "contact",
  phoneBookId: "phoneBook",
  potentialCustomerCompanyId: "customer",
  productId: "product",
  relationId: "call",
  sellerCompanyId: "company",
  sellerCompanyNumberId: "number",
  tagId: "tag",
};

const kindOfField = (name: string) => kindsOfFields[name.replace(/Ids$/, "Id")];

/** Rows that belong to no company. */
export interface Shared {
  countryId: string;
  cityId: string;
  planId: string;
  /** Returns a phone number that can be bought. */
  availableNumber: () => string;
}

/** The kinds of company rows that an operation's path names, outermost first. */
export function kindsInPath({ path }: ContractOperation): Kind[] {
  return [...path.matchAll(/\{\w+\}/g)].flatMap(({ index }) => kindsOfPaths[path.slice(0, index - 1)] ?? []);
}

/** Whether an operation's body or query names company rows. */
export function namesRows(operation: ContractOperation, wanted: Wanted): boolean {
  const { url, init } = requestFor(operation, wanted);
  const [, query = ""] = url.split("?");
  const sent = query + (typeof init.body === "string" ? init.body : "");
  return Object.values(wanted.named).some((id) => sent.includes(id));
}

/** The operations on calls whose body has the calls' ids. */
const onCalls: ReadonlySet<string> = new Set([
  "checkCalls",
  "cancelCalls",
  "cancelWaitingCalls",
  "hangUpCalls",
  "rescheduleCalls",
]);

/**
 * Whether an operation does the same to each id of its body. Ids to which the caller has no access are left out, the
 * others are processed.
 */
export function isBulk({ id, path }: ContractOperation): boolean {
  return path.includes("/bulk/") || id === "startCalls" || onCalls.has(id);
}

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

function bulkKind(operation: ContractOperation): Kind | undefined {
  if (operation.body.kind !== "json" || !fieldsOf(operation.body.example).includes("ids")) return undefined;
  return onCalls.has(operation.id) || operation.id === "exportCalls"
    ? "call"
    : kindsOfPaths[operation.path.slice(0, operation.path.indexOf("/bulk/"))];
}

export interface Wanted {
  /** The rows that the path names. */
  path: World;
  /** The rows that the body and the query name. */
  named: World;
  shared: Shared;
  /** Whether the caller is a manager, who names the company in a body; a manager's lists contain everything. */
  isManager: boolean;
}

/** The request of the contract's example, with ids that exist. */
export function requestFor(operation: ContractOperation, wanted: Wanted): { url: string; init: RequestInit } {
  const url = pathOf(operation, wanted) + queryOf(operation, wanted);
  const { body, method } = operation;
  if (body.kind === "none") return { url, init: { method } };
  if (body.kind === "form") {
    const form = new FormData();
    form.append("file", new Blob(["no workbook, but a register\n+4722860144"]), "file.xlsx");
    return { url, init: { method, body: form } };
  }
  const value = { ...(filled(operation, body.example, wanted) as object), ...particulars(operation.id, wanted) };
  const init = { method, body: JSON.stringify(value), headers: { "content-type": "application/json" } };
  return { url, init };
}

function pathOf({ path }: ContractOperation, { path: world, shared }: Wanted): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string, index: number) => {
    const before = path.slice(0, index - 1);
    const kind = kindsOfPaths[before];
    if (kind) return world[kind];
    if (before === "/v1/countries") return shared.countryId;
    if (name === "cityId") return shared.cityId;
    if (before === "/v1/subscription-packages") return shared.planId;
    return before === "/v1/settings" ? "CALL_FEE" : "contacts";
  });
}

function queryOf(operation: ContractOperation, { named, isManager }: Wanted): string {
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    if (parameter.in !== "query") continue;
    const kind = kindOfField(parameter.name);
    if (kind && (parameter.required || !isManager || parameter.name.startsWith("sellerCompany")))
      query.set(parameter.name, named[kind]);
    else if (parameter.required) query.set(parameter.name, parameter.name === "countryCode" ? "NO" : "DAILY");
  }
  return query.size > 0 ? `?${query}` : "";
}

/** The example with its ids replaced, recursively. */
function filled(operation: ContractOperation, example: unknown, wanted: Wanted): unknown {
  if (Array.isArray(example)) return example.map((inner) => filled(operation, inner, wanted));
  if (typeof example !== "object" || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]: [string, unknown]) => {
      const kind = name === "ids" ? bulkKind(operation) : kindOfField(name);
      if (kind && value !== null) return [name, Array.isArray(value) ? [wanted.named[kind]] : wanted.named[kind]];
      if (name === "headquarterCountryId") return [name, wanted.shared.countryId];
      if (name === "headquarterCityId") return [name, null];
      if (name === "subscriptionPackageId") return [name, wanted.shared.planId];
      return [name, filled(operation, value, wanted)];
    }),
  );
}

let count = 0;

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();

/** The fields that an example cannot contain: a time in the future, an unused phone number, an unused email address. */
function particulars(id: OperationId, { shared, path, named, isManager }: Wanted): object {
  const nth = (count += 1);
  const phoneNumber = `+47229${String(nth).padStart(5, "0")}`;
  const ofCompany = { sellerCompanyId: named.company };
  const ofManagersCompany = isManager ? ofCompany : {};
  const ofItem = { sellerCompanyNumberId: named.number, contactId: named.contact };
  const byOperation: Partial<Record<OperationId, object>> = {
    // The same password, so that the next request can use it.
    changePassword: { newPassword: "Callwright1" },
    createApiKey: ofManagersCompany,
    createWebhookEndpoint: ofManagersCompany,
    createConsent: { phoneNumber, ...ofManagersCompany },
    createContact: { phoneNumber },
    createDeposit: ofManagersCompany,
    createEmbedSession: { origin: "https://crm.example.com" },
    createPhoneBook: ofItem,
    createPotentialCustomer: { ...ofCompany, timeZone: "Europe/Oslo" },
    createPotentialCustomerTag: { title: `Tag ${nth}`, ...ofCompany },
    createProduct: ofCompany,
    createSellerCompany: { productIds: undefined },
    createUser: { email: `new${nth}@people.test` },
    inviteUser: { email: `new${nth}@people.test` },
    pauseNumber: { pausedUntil: inAMonth },
    purchaseNumber: { ...ofCompany, number: shared.availableNumber(), countryIso2: "NO" },
    redeemPromoCode: ofManagersCompany,
    rescheduleCalls: { type: "CALL_LATER", cronDate: `${nextYear}-05-05T10:30` },
    startCalls: { type: "CALL_LATER", cronDate: `${nextYear}-05-04T10:30` },
    startTestCall: { phoneNumber },
    startWelcomeCall: { phoneNumber },
    suppressNumbers: { phoneNumbers: [phoneNumber], ...ofManagersCompany },
    subscribe: ofManagersCompany,
    updateContact: { phoneNumber },
    updatePhoneBook: ofItem,
    updatePotentialCustomerTag: { title: `Tag ${nth}` },
    updateProfile: { email: undefined, name: "Ada" },
    // The list would have to contain all of the company's own products.
    updateSellerCompany: { productIds: named === path ? undefined : [named.product] },
  };
  return byOperation[id] ?? {};
}
