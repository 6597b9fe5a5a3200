import type { OperationId, Schemas } from "@callwright/sdk/contract";

export type WidgetName = Schemas["WidgetName"];

/** Who is looking, and the countries that forms and filters name: every widget may ask. */
const everyWidget = ["getProfile", "listCountries", "getCountry", "listCities", "getCity"] as const;

/** What each embeddable widget needs, and therefore all that its token allows. */
const operationsByWidget = {
  "call-history": [
    "listCalls",
    "getCall",
    "getCallRecording",
    "cancelCalls",
    "startCalls",
    "exportCalls",
    "createFeedback",
    "updateFeedback",
    "listPotentialCustomers",
    "streamEvents",
  ],
  "call-center": [
    "listPhoneBooks",
    "createPhoneBook",
    "getPhoneBook",
    "updatePhoneBook",
    "deletePhoneBook",
    "deletePhoneBooks",
    "exportPhoneBooks",
    "listPhoneBookReviews",
    "createPhoneBookReview",
    "getPhoneBookReview",
    "updatePhoneBookReview",
    "deletePhoneBookReview",
    "listPotentialCustomers",
    "getPotentialCustomer",
    "listContacts",
    "listProducts",
    "listNumbers",
    "listSellerCompanies",
    "startCalls",
    "cancelCalls",
    "listCalls",
    "getCall",
    "getCallRecording",
    "createFeedback",
    "updateFeedback",
    "streamEvents",
  ],
  "potential-customers": [
    "listPotentialCustomers",
    "createPotentialCustomer",
    "getPotentialCustomer",
    "updatePotentialCustomer",
    "deletePotentialCustomer",
    "deletePotentialCustomers",
    "exportPotentialCustomers",
    "importPotentialCustomers",
    "getImportTemplate",
    "listContacts",
    "createContact",
    "getContact",
    "updateContact",
    "deleteContact",
    "importContacts",
    "listPotentialCustomerTags",
    "createPotentialCustomerTag",
    "updatePotentialCustomerTag",
    "deletePotentialCustomerTag",
    "listProducts",
    "createProduct",
    "streamEvents",
  ],
  products: [
    "listProducts",
    "createProduct",
    "getProduct",
    "updateProduct",
    "deleteProduct",
    "deleteProducts",
    "exportProducts",
  ],
  dashboard: ["getCallStatistics", "getPotentialCustomerStatistics", "streamEvents"],
  balance: [
    "getBalance",
    "listTransactions",
    "createDeposit",
    "redeemPromoCode",
    "getBalanceChart",
    "getTransactionGraph",
    "listSettings",
    "getSetting",
    "streamEvents",
  ],
  plans: [
    "listSubscriptionPackages",
    "getSubscriptionPackage",
    "subscribe",
    "listSubscriptions",
    "getSubscription",
    "getBalance",
    "createDeposit",
    "redeemPromoCode",
    "streamEvents",
  ],
  usage: ["listTransactions", "getBalance"],
  numbers: [
    "listNumbers",
    "listNumberCountries",
    "listAvailableNumbers",
    "purchaseNumber",
    "toggleDefaultNumber",
    "getBalance",
    "listSettings",
    "getSetting",
  ],
  faq: ["listFaqs", "createFaq", "updateFaq", "deleteFaq"],
  "company-settings": ["getSellerCompany", "updateSellerCompany", "listProducts", "createProduct"],
  feedback: ["createFeedback", "updateFeedback"],
  "contact-us": ["createContactMessage"],
} as const satisfies Record<WidgetName, readonly OperationId[]>;

/** Every widget there is. */
export const widgetNames = Object.keys(operationsByWidget) as WidgetName[];

/** The operations that a token for these widgets allows. */
export function operationsOf(widgets: WidgetName[]): OperationId[] {
  return [...new Set<OperationId>([...everyWidget, ...widgets.flatMap((widget) => operationsByWidget[widget])])];
}
