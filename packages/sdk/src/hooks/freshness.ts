import type { LiveEvent } from "../contract.js";
import type { ReadId, WriteId } from "../operations.js";

type Reads = readonly ReadId[];

const money: Reads = ["getBalance", "getProfile", "listTransactions", "getTransactionGraph", "getBalanceChart"];
const customers: Reads = ["listPotentialCustomers", "getPotentialCustomer"];
const contacts: Reads = ["listContacts", "getContact", ...customers];
const phoneBooks: Reads = ["listPhoneBooks", "getPhoneBook"];
const callCounts: Reads = [...phoneBooks, "getCallStatistics", "getCallPause"];
/** Partners' servers are told what happens to calls and money. */
const webhooks: Reads = ["listWebhookEndpoints", "listWebhookDeliveries"];

/** What each write makes out of date. A thing that is gone is not read again, only the lists it was in. */
export const freshenedByWrite: Record<WriteId, Reads> = {
  login: [],
  logout: [],
  refreshSession: [],
  registerUser: [],
  requestPasswordReset: [],
  resetPassword: [],
  acceptInvitation: [],
  verifyEmail: [],
  resendVerificationEmail: [],
  onboardSellerCompany: ["getProfile", "listProducts"],
  updateProfile: ["getProfile", "listUsers", "getUser", "listSellerCompanyMembers"],
  completeWelcome: ["getProfile"],

  changePassword: ["listSessions", "getProfile"],
  cancelEmailChange: ["getProfile"],
  resendEmailChange: [],
  endSession: ["listSessions"],
  endOtherSessions: ["listSessions"],
  createUser: ["listUsers", "listSellerCompanyMembers"],
  inviteUser: ["listUsers", "listSellerCompanyMembers"],
  resendInvitation: ["listUsers", "getUser"],
  updateUser: ["listUsers", "getUser", "listSellerCompanyMembers"],
  deleteUser: ["listUsers", "listSellerCompanyMembers"],

  startCalls: ["listCalls", ...callCounts],
  cancelCalls: ["listCalls", "getCall", ...callCounts],
  cancelWaitingCalls: ["listCalls", "getCall", ...callCounts],
  hangUpCalls: ["listCalls", "getCall", ...callCounts],
  pauseCalls: ["getCallPause"],
  resumeCalls: ["getCallPause"],
  rescheduleCalls: ["listCalls", "getCall", ...callCounts],
  startWelcomeCall: [],
  createFeedback: ["getCall"],
  updateFeedback: ["getCall"],
  createContactMessage: [],

  createPhoneBook: ["listPhoneBooks"],
  updatePhoneBook: phoneBooks,
  deletePhoneBook: ["listPhoneBooks"],
  deletePhoneBooks: ["listPhoneBooks"],
  createPhoneBookReview: ["listPhoneBookReviews"],
  updatePhoneBookReview: ["listPhoneBookReviews", "getPhoneBookReview"],
  deletePhoneBookReview: ["listPhoneBookReviews"],

  createPotentialCustomer: ["listPotentialCustomers", "getPotentialCustomerStatistics"],
  updatePotentialCustomer: [...customers, ...phoneBooks],
  deletePotentialCustomer: ["listPotentialCustomers", "getPotentialCustomerStatistics", "listPhoneBooks"],
  deletePotentialCustomers: ["listPotentialCustomers", "getPotentialCustomerStatistics", "listPhoneBooks"],
  previewPotentialCustomersImport: [],
  previewContactsImport: [],
  importPotentialCustomers: [
    ...contacts,
    "listPotentialCustomerTags",
    "listProducts",
    "getPotentialCustomerStatistics",
  ],
  attachPotentialCustomers: customers,
  syncPotentialCustomerContacts: contacts,
  createContact: contacts,
  updateContact: [...contacts, ...phoneBooks],
  deleteContact: ["listContacts", ...customers, ...phoneBooks],
  importContacts: contacts,
  createPotentialCustomerTag: ["listPotentialCustomerTags"],
  updatePotentialCustomerTag: ["listPotentialCustomerTags", ...customers],
  deletePotentialCustomerTag: ["listPotentialCustomerTags", ...customers],

  createProduct: ["listProducts", "getSellerCompany"],
  updateProduct: ["listProducts", "getSellerCompany", "getProduct", ...customers, ...phoneBooks],
  deleteProduct: ["listProducts", "getSellerCompany", ...customers, ...phoneBooks],
  deleteProducts: ["listProducts", "getSellerCompany", ...customers, ...phoneBooks],

  createSellerCompany: ["listSellerCompanies"],
  updateSellerCompany: ["listSellerCompanies", "getSellerCompany", "getProfile"],
  deleteSellerCompany: ["listSellerCompanies", "listUsers"],
  deleteSellerCompanies: ["listSellerCompanies", "listUsers"],
  createFaq: ["listFaqs"],
  updateFaq: ["listFaqs"],
  deleteFaq: ["listFaqs"],

  purchaseNumber: ["listNumbers", "listAvailableNumbers", ...money],
  toggleDefaultNumber: ["listNumbers"],
  updateSetting: ["listSettings", "getSetting"],
  subscribe: ["listSubscriptions", "getSubscription", "getSellerCompany", "listSellerCompanies", ...money],
  createDeposit: ["listTransactions"],
  redeemPromoCode: money,

  createApiKey: ["listApiKeys"],
  renameApiKey: ["listApiKeys"],
  rotateApiKey: ["listApiKeys"],
  revokeApiKey: ["listApiKeys"],

  createWebhookEndpoint: ["listWebhookEndpoints"],
  updateWebhookEndpoint: ["listWebhookEndpoints"],
  rotateWebhookSecret: ["listWebhookEndpoints"],
  deleteWebhookEndpoint: ["listWebhookEndpoints"],
  resendWebhookDelivery: ["listWebhookDeliveries", "getWebhookDelivery", "listWebhookEndpoints"],
};

/** What each live event makes out of date, beside what it carries itself: calls are changed in place (liveCalls.ts). */
export const freshenedByEvent: Record<LiveEvent["type"], Reads> = {
  "call.updated": [...callCounts, ...webhooks],
  "welcomeCall.updated": [],
  "callPause.changed": ["getCallPause"],
  "balance.updated": [...money, ...webhooks],
  "potentialCustomer.changed": [...contacts, "listPotentialCustomerTags", "getPotentialCustomerStatistics"],
  "phoneBook.changed": [...phoneBooks, "listPhoneBookReviews", "getPhoneBookReview"],
};

/** Read once for as long as the page stays (A-ENT-16). */
export const lasting: ReadonlySet<ReadId> = new Set(["listCountries", "getCountry", "listCities", "getCity"]);
