import { callCounts, campaigns, contacts, customers, money, phoneBooks } from "./readGroups.js";
import type { Reads } from "./reads.js";

// The reads that each write makes stale. A deleted record is not read again, only the lists in which it was.

export const login: Reads = [];
export const logout: Reads = [];
export const refreshSession: Reads = [];
export const registerUser: Reads = [];
export const requestPasswordReset: Reads = [];
export const resetPassword: Reads = [];
export const acceptInvitation: Reads = [];
export const verifyEmail: Reads = [];
export const resendVerificationEmail: Reads = [];
export const onboardSellerCompany: Reads = ["getProfile", "listProducts"];
export const updateProfile: Reads = ["getProfile", "listUsers", "getUser", "listSellerCompanyMembers"];
export const completeWelcome: Reads = ["getProfile"];

export const changePassword: Reads = ["listSessions", "getProfile"];
export const cancelEmailChange: Reads = ["getProfile"];
export const resendEmailChange: Reads = [];
export const endSession: Reads = ["listSessions"];
export const endOtherSessions: Reads = ["listSessions"];
export const createUser: Reads = ["listUsers", "listSellerCompanyMembers"];
export const inviteUser: Reads = ["listUsers", "listSellerCompanyMembers"];
export const resendInvitation: Reads = ["listUsers", "getUser"];
export const updateUser: Reads = ["listUsers", "getUser", "listSellerCompanyMembers"];
export const deleteUser: Reads = ["listUsers", "listSellerCompanyMembers"];

export const checkCalls: Reads = [];
export const startCalls: Reads = ["listCalls", callCounts];
export const cancelCalls: Reads = ["listCalls", "getCall", callCounts];
export const cancelWaitingCalls: Reads = ["listCalls", "getCall", callCounts];
export const hangUpCalls: Reads = ["listCalls", "getCall", callCounts];
export const sayInCall: Reads = ["getCall"];
export const transferCall: Reads = ["getCall"];
export const takeOverCall: Reads = ["getCall"];
export const listenToCall: Reads = ["getCall"];
export const setTransferNumber: Reads = ["listTransferTargets"];
export const setCallAnswer: Reads = ["listCalls", "getCall", callCounts];
export const setCallQuestionAnswer: Reads = ["getCall"];
export const pauseCalls: Reads = ["getCallPause"];
export const resumeCalls: Reads = ["getCallPause"];
export const resetCallBreaker: Reads = ["listCalls", "getCall", callCounts];
export const rescheduleCalls: Reads = ["listCalls", "getCall", callCounts];
export const startWelcomeCall: Reads = ["getLatestTestCall"];
export const startTestCall: Reads = ["getLatestTestCall"];
export const updateCampaign: Reads = [campaigns, "listCalls", "getCall"];
export const pauseCampaign: Reads = campaigns;
export const resumeCampaign: Reads = campaigns;
export const stopCampaign: Reads = ["listCalls", "getCall", callCounts];
export const rerunCampaign: Reads = ["listCalls", callCounts];
export const createFeedback: Reads = ["getCall"];
export const updateFeedback: Reads = ["getCall"];
export const createContactMessage: Reads = [];

export const createPhoneBook: Reads = ["listPhoneBooks"];
export const updatePhoneBook: Reads = phoneBooks;
export const deletePhoneBook: Reads = ["listPhoneBooks"];
export const deletePhoneBooks: Reads = ["listPhoneBooks"];
export const createPhoneBookReview: Reads = ["listPhoneBookReviews", "listContactReviews"];
export const updatePhoneBookReview: Reads = ["listPhoneBookReviews", "listContactReviews", "getPhoneBookReview"];
export const deletePhoneBookReview: Reads = ["listPhoneBookReviews", "listContactReviews"];

export const createPotentialCustomer: Reads = ["listPotentialCustomers", "getPotentialCustomerStatistics"];
export const updatePotentialCustomer: Reads = [customers, phoneBooks];
export const deletePotentialCustomer: Reads = [
  "listPotentialCustomers",
  "getPotentialCustomerStatistics",
  "listPhoneBooks",
];
export const deletePotentialCustomers: Reads = [
  "listPotentialCustomers",
  "getPotentialCustomerStatistics",
  "listPhoneBooks",
];
export const previewPotentialCustomersImport: Reads = [];
export const previewContactsImport: Reads = [];
export const importPotentialCustomers: Reads = [
  contacts,
  "listPotentialCustomerTags",
  "listProducts",
  "getPotentialCustomerStatistics",
];
export const attachPotentialCustomers: Reads = customers;
export const syncPotentialCustomerContacts: Reads = contacts;
export const createContact: Reads = contacts;
export const updateContact: Reads = [contacts, phoneBooks];
export const deleteContact: Reads = ["listContacts", customers, phoneBooks];
export const importContacts: Reads = contacts;
export const createPotentialCustomerTag: Reads = ["listPotentialCustomerTags"];
export const updatePotentialCustomerTag: Reads = ["listPotentialCustomerTags", customers];
export const deletePotentialCustomerTag: Reads = ["listPotentialCustomerTags", customers];

export const createProduct: Reads = ["listProducts", "getSellerCompany"];
export const updateProduct: Reads = ["listProducts", "getSellerCompany", "getProduct", customers, phoneBooks];
export const deleteProduct: Reads = ["listProducts", "getSellerCompany", customers, phoneBooks];
export const deleteProducts: Reads = ["listProducts", "getSellerCompany", customers, phoneBooks];

export const createSellerCompany: Reads = ["listSellerCompanies"];
export const updateSellerCompany: Reads = ["listSellerCompanies", "getSellerCompany", "getProfile"];
export const deleteSellerCompany: Reads = ["listSellerCompanies", "listUsers"];
export const deleteSellerCompanies: Reads = ["listSellerCompanies", "listUsers"];
export const updateDialPolicy: Reads = ["getDialPolicy", "getContactCallability"];
export const createFaq: Reads = ["listFaqs"];
export const updateFaq: Reads = ["listFaqs"];
export const deleteFaq: Reads = ["listFaqs"];

export const purchaseNumber: Reads = ["listNumbers", "listAvailableNumbers", money];
export const toggleDefaultNumber: Reads = ["listNumbers"];
export const updateNumberCaps: Reads = ["listNumbers", "listCalls", "getCall"];
export const pauseNumber: Reads = ["listNumbers", "listCalls", "getCall"];
export const resumeNumber: Reads = ["listNumbers", "listCalls", "getCall"];
export const suppressNumbers: Reads = ["listSuppressedNumbers", "listCalls", "getCall", callCounts, contacts];
export const importSuppressedNumbers = suppressNumbers;
export const liftSuppression: Reads = ["listSuppressedNumbers", contacts, phoneBooks];
export const createConsent: Reads = ["listConsents", "getContactCallability"];
export const withdrawConsent: Reads = ["listConsents", "getContactCallability"];
export const updateSetting: Reads = ["listSettings", "getSetting"];
export const subscribe: Reads = [
  "listSubscriptions",
  "getSubscription",
  "getSellerCompany",
  "listSellerCompanies",
  money,
];
export const createDeposit: Reads = ["listTransactions"];
export const redeemPromoCode: Reads = money;

export const markNotificationsRead: Reads = ["listNotifications"];
export const updateNotificationChoices: Reads = ["getNotificationChoices"];

export const createApiKey: Reads = ["listApiKeys"];
export const renameApiKey: Reads = ["listApiKeys"];
export const rotateApiKey: Reads = ["listApiKeys"];
export const revokeApiKey: Reads = ["listApiKeys"];

export const createWebhookEndpoint: Reads = ["listWebhookEndpoints"];
export const updateWebhookEndpoint: Reads = ["listWebhookEndpoints"];
export const rotateWebhookSecret: Reads = ["listWebhookEndpoints"];
export const deleteWebhookEndpoint: Reads = ["listWebhookEndpoints"];
export const resendWebhookDelivery: Reads = ["listWebhookDeliveries", "getWebhookDelivery", "listWebhookEndpoints"];
