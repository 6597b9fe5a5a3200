import type { OperationId, Schemas } from "@callwright/sdk/contract";

export type WidgetName = Schemas["WidgetName"];

/** Who is looking, and the countries that forms and filters name: every widget may ask. */
const everyWidget = ["getProfile", "listCountries", "getCountry", "listCities", "getCity"] as const;

/**
 * What each embeddable widget needs, and therefore all that its token allows. What is a person's own (signing in, a profile)
 * or a manager's (accounts, companies) is not embeddable: a session is a seller of one company, and nobody in particular.
 */
const operationsByWidget = {
  "call-history": [
    "listCalls",
    "getCall",
    "getCallRecording",
    "cancelCalls",
    "cancelWaitingCalls",
    "hangUpCalls",
    "getCallPause",
    "pauseCalls",
    "resumeCalls",
    "rescheduleCalls",
    "startCalls",
    "exportCalls",
    "createFeedback",
    "updateFeedback",
    "listPotentialCustomers",
    "getPhoneBook",
    "listNumbers",
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
    "getProduct",
    "listNumbers",
    "listSellerCompanies",
    "startCalls",
    "cancelCalls",
    "cancelWaitingCalls",
    "hangUpCalls",
    "getCallPause",
    "pauseCalls",
    "resumeCalls",
    "rescheduleCalls",
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
    "previewPotentialCustomersImport",
    "getImportTemplate",
    "listContacts",
    "createContact",
    "getContact",
    "updateContact",
    "deleteContact",
    "importContacts",
    "previewContactsImport",
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
    "getProductUse",
    "createProduct",
    "getProduct",
    "updateProduct",
    "deleteProduct",
    "deleteProducts",
    "exportProducts",
  ],
  dashboard: ["getCallStatistics", "getPotentialCustomerStatistics", "listCalls", "streamEvents"],
  balance: [
    "getBalance",
    "getBalanceChart",
    "listTransactions",
    "createDeposit",
    "redeemPromoCode",
    "getSellerCompany",
    "listSettings",
    "streamEvents",
  ],
  plans: ["listSubscriptionPackages", "subscribe", "createDeposit", "redeemPromoCode", "streamEvents"],
  usage: ["listTransactions", "streamEvents"],
  numbers: [
    "listNumbers",
    "listNumberCountries",
    "listAvailableNumbers",
    "purchaseNumber",
    "toggleDefaultNumber",
    "getBalance",
    "listSettings",
  ],
  "company-settings": ["getSellerCompany", "updateSellerCompany"],
  "company-faq": ["getSellerCompany", "listFaqs", "createFaq", "updateFaq", "deleteFaq"],
  "company-members": ["listSellerCompanyMembers"],
  "contact-us": ["createContactMessage"],
} as const satisfies Record<WidgetName, readonly OperationId[]>;

/** Every widget there is. */
export const widgetNames = Object.keys(operationsByWidget) as WidgetName[];

/** The operations that a token for these widgets allows. */
export function operationsOf(widgets: WidgetName[]): OperationId[] {
  return [...new Set<OperationId>([...everyWidget, ...widgets.flatMap((widget) => operationsByWidget[widget])])];
}
