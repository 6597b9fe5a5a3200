import type { Actor } from "../auth/actor.ts";
import type { UserRole } from "../store/tables.core.ts";
import type { OperationId } from "@callwright/sdk/contract";
import { forbidden, problem } from "./problem.ts";

/**
 * Who may call an operation:
 * - `public`: anyone, rate-limited;
 * - `signed`: another system, which proves itself by a signature that the operation checks;
 * - `apiKey`: a partner's backend;
 * - `user`: anyone signed in; which rows they see is the scope's business, not this table's;
 * - a list of roles.
 *
 * A partner's widget may call what `auth/embedWidgets.ts` gives it, never more than a seller may.
 */
export type Permission = "public" | "signed" | "apiKey" | "user" | readonly UserRole[];

const admin = ["ADMIN"] as const satisfies UserRole[];
const managers = ["ADMIN", "REPRESENTATIVE"] as const satisfies UserRole[];
const sellers = ["MASTER_ACCOUNT", "SELLER"] as const satisfies UserRole[];

export const permissions = {
  // Signing in
  login: "public",
  registerUser: "public",
  refreshSession: "public",
  requestPasswordReset: "public",
  resetPassword: "public",
  acceptInvitation: "public",
  verifyEmail: "public",
  resendVerificationEmail: "public",
  createContactMessage: "public",
  logout: "public",
  onboardSellerCompany: sellers,

  // The caller's own profile
  getProfile: "user",
  updateProfile: "user",
  changePassword: "user",
  cancelEmailChange: "user",
  resendEmailChange: "user",
  listSessions: "user",
  endSession: "user",
  endOtherSessions: "user",
  completeWelcome: "user",

  // Accounts of others are the admin's business
  listUsers: admin,
  createUser: admin,
  inviteUser: admin,
  resendInvitation: admin,
  getUser: admin,
  updateUser: admin,
  deleteUser: admin,

  // Calls
  startCalls: "user",
  cancelCalls: "user",
  cancelWaitingCalls: "user",
  hangUpCalls: "user",
  getCallPause: "user",
  pauseCalls: "user",
  resumeCalls: "user",
  rescheduleCalls: "user",
  exportCalls: "user",
  listCalls: "user",
  getCall: "user",
  getCallRecording: "user",
  startWelcomeCall: sellers,
  createFeedback: "user",
  updateFeedback: "user",

  listCountries: "user",
  getCountry: "user",
  listCities: "user",
  getCity: "user",

  getCallStatistics: "user",
  getPotentialCustomerStatistics: "user",

  // The call center list; managers look after it but do not create items (A-CC-11, R-43)
  listPhoneBooks: "user",
  createPhoneBook: sellers,
  getPhoneBook: "user",
  updatePhoneBook: "user",
  deletePhoneBook: "user",
  deletePhoneBooks: "user",
  exportPhoneBooks: "user",
  listPhoneBookReviews: "user",
  createPhoneBookReview: "user",
  getPhoneBookReview: "user",
  updatePhoneBookReview: "user",
  deletePhoneBookReview: "user",

  // Prospects; syncing and attaching the catalogue is for managers (B-PC)
  listPotentialCustomers: "user",
  createPotentialCustomer: "user",
  getPotentialCustomer: "user",
  updatePotentialCustomer: "user",
  deletePotentialCustomer: "user",
  deletePotentialCustomers: "user",
  syncPotentialCustomerContacts: "user",
  exportPotentialCustomers: "user",
  importPotentialCustomers: "user",
  previewPotentialCustomersImport: "user",
  attachPotentialCustomers: managers,
  listContacts: "user",
  createContact: "user",
  getContact: "user",
  updateContact: "user",
  deleteContact: "user",
  importContacts: "user",
  previewContactsImport: "user",
  getImportTemplate: "user",
  listPotentialCustomerTags: "user",
  createPotentialCustomerTag: "user",
  updatePotentialCustomerTag: "user",
  deletePotentialCustomerTag: "user",

  listProducts: "user",
  createProduct: "user",
  getProduct: "user",
  getProductUse: "user",
  updateProduct: "user",
  deleteProduct: "user",
  deleteProducts: "user",
  exportProducts: "user",

  // Companies: managers keep the list, sellers keep their own one (B-COMP)
  listSellerCompanies: "user",
  createSellerCompany: managers,
  getSellerCompany: "user",
  updateSellerCompany: "user",
  deleteSellerCompany: managers,
  deleteSellerCompanies: managers,
  exportSellerCompanies: managers,
  listSellerCompanyMembers: "user",
  listFaqs: "user",
  createFaq: "user",
  updateFaq: "user",
  deleteFaq: "user",

  listNumberCountries: "user",
  listAvailableNumbers: "user",
  listNumbers: "user",
  purchaseNumber: "user",
  toggleDefaultNumber: "user",

  listSettings: "user",
  getSetting: "user",
  updateSetting: admin,

  // Plans and money
  listSubscriptionPackages: "user",
  getSubscriptionPackage: "user",
  subscribe: "user",
  listSubscriptions: "user",
  getSubscription: "user",
  listTransactions: "user",
  createDeposit: "user",
  getBalance: "user",
  getTransactionGraph: "user",
  getBalanceChart: "user",
  redeemPromoCode: "user",

  streamEvents: "user",

  // Partners and other systems
  createEmbedSession: "apiKey",
  listApiKeys: "user",
  createApiKey: "user",
  renameApiKey: "user",
  rotateApiKey: "user",
  revokeApiKey: "user",
  listWebhookEndpoints: "user",
  createWebhookEndpoint: "user",
  updateWebhookEndpoint: "user",
  deleteWebhookEndpoint: "user",
  rotateWebhookSecret: "user",
  listWebhookDeliveries: "user",
  getWebhookDelivery: "user",
  resendWebhookDelivery: "user",
  receiveCarrierEvents: "signed",
  receiveStripeEvent: "signed",
} as const satisfies Record<OperationId, Permission>;

/**
 * Lets an actor through to an operation.
 *
 * @throws Problem 401 without a sign-in, 403 when the role or the widget's token does not allow it.
 */
export function authorize(operationId: OperationId, actor: Actor): void {
  const permission: Permission = permissions[operationId];
  if (permission === "public" || permission === "signed") return;
  if (actor.kind === "anonymous")
    throw problem(401, "UNAUTHENTICATED", "Please sign in.", { headers: { "www-authenticate": "Bearer" } });
  if (actor.kind === "embed") {
    if (!actor.operations.has(operationId)) throw problem(403, "OUT_OF_SCOPE", "This page is not allowed to do that.");
    return;
  }
  if (permission === "apiKey" || actor.kind === "apiKey") {
    if (permission === "apiKey" && actor.kind === "apiKey") return;
    throw forbidden(actor.kind === "apiKey" ? "An API key only opens embed sessions." : "This needs an API key.");
  }
  if (permission !== "user" && !permission.includes(actor.role)) throw forbidden();
}
