import type { Handlers } from "../http/handler.ts";
import { createApiKey } from "./api-keys/createApiKey.ts";
import { listApiKeys } from "./api-keys/listApiKeys.ts";
import { renameApiKey } from "./api-keys/renameApiKey.ts";
import { revokeApiKey } from "./api-keys/revokeApiKey.ts";
import { rotateApiKey } from "./api-keys/rotateApiKey.ts";
import { acceptInvitation } from "./auth/acceptInvitation.ts";
import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { onboardSellerCompany } from "./auth/onboardSellerCompany.ts";
import { refreshSession } from "./auth/refreshSession.ts";
import { registerUser } from "./auth/registerUser.ts";
import { requestPasswordReset } from "./auth/requestPasswordReset.ts";
import { resendVerificationEmail } from "./auth/resendVerificationEmail.ts";
import { resetPassword } from "./auth/resetPassword.ts";
import { verifyEmail } from "./auth/verifyEmail.ts";
import { cancelCalls } from "./calls/cancelCalls.ts";
import { cancelWaitingCalls } from "./calls/cancelWaitingCalls.ts";
import { getCallPause } from "./calls/getCallPause.ts";
import { hangUpCalls } from "./calls/hangUpCalls.ts";
import { pauseCalls } from "./calls/pauseCalls.ts";
import { resumeCalls } from "./calls/resumeCalls.ts";
import { exportCalls } from "./calls/exportCalls.ts";
import { getCall } from "./calls/getCall.ts";
import { getCallRecording } from "./calls/getCallRecording.ts";
import { listCalls } from "./calls/listCalls.ts";
import { rescheduleCalls } from "./calls/rescheduleCalls.ts";
import { startCalls } from "./calls/startCalls.ts";
import { startWelcomeCall } from "./calls/startWelcomeCall.ts";
import { receiveCarrierEvents } from "./carrier/receiveCarrierEvents.ts";
import { createContactMessage } from "./contact-messages/createContactMessage.ts";
import { createContact } from "./contacts/createContact.ts";
import { deleteContact } from "./contacts/deleteContact.ts";
import { getContact } from "./contacts/getContact.ts";
import { importContacts } from "./contacts/importContacts.ts";
import { previewContactsImport } from "./contacts/previewContactsImport.ts";
import { listContacts } from "./contacts/listContacts.ts";
import { updateContact } from "./contacts/updateContact.ts";
import { getCity } from "./countries/getCity.ts";
import { getCountry } from "./countries/getCountry.ts";
import { listCities } from "./countries/listCities.ts";
import { listCountries } from "./countries/listCountries.ts";
import { getCallStatistics } from "./dashboard/getCallStatistics.ts";
import { getPotentialCustomerStatistics } from "./dashboard/getPotentialCustomerStatistics.ts";
import { createEmbedSession } from "./embed/createEmbedSession.ts";
import { streamEvents } from "./events/streamEvents.ts";
import { createFaq } from "./faqs/createFaq.ts";
import { deleteFaq } from "./faqs/deleteFaq.ts";
import { listFaqs } from "./faqs/listFaqs.ts";
import { updateFaq } from "./faqs/updateFaq.ts";
import { createFeedback } from "./feedback/createFeedback.ts";
import { updateFeedback } from "./feedback/updateFeedback.ts";
import { listAvailableNumbers } from "./numbers/listAvailableNumbers.ts";
import { listNumberCountries } from "./numbers/listNumberCountries.ts";
import { listNumbers } from "./numbers/listNumbers.ts";
import { purchaseNumber } from "./numbers/purchaseNumber.ts";
import { toggleDefaultNumber } from "./numbers/toggleDefaultNumber.ts";
import { receiveStripeEvent } from "./payments/receiveStripeEvent.ts";
import { createPhoneBook } from "./phone-books/createPhoneBook.ts";
import { createPhoneBookReview } from "./phone-books/createPhoneBookReview.ts";
import { deletePhoneBook } from "./phone-books/deletePhoneBook.ts";
import { deletePhoneBookReview } from "./phone-books/deletePhoneBookReview.ts";
import { deletePhoneBooks } from "./phone-books/deletePhoneBooks.ts";
import { exportPhoneBooks } from "./phone-books/exportPhoneBooks.ts";
import { getPhoneBook } from "./phone-books/getPhoneBook.ts";
import { getPhoneBookReview } from "./phone-books/getPhoneBookReview.ts";
import { listPhoneBookReviews } from "./phone-books/listPhoneBookReviews.ts";
import { listPhoneBooks } from "./phone-books/listPhoneBooks.ts";
import { updatePhoneBook } from "./phone-books/updatePhoneBook.ts";
import { updatePhoneBookReview } from "./phone-books/updatePhoneBookReview.ts";
import { attachPotentialCustomers } from "./potential-customers/attachPotentialCustomers.ts";
import { createPotentialCustomer } from "./potential-customers/createPotentialCustomer.ts";
import { deletePotentialCustomer } from "./potential-customers/deletePotentialCustomer.ts";
import { deletePotentialCustomers } from "./potential-customers/deletePotentialCustomers.ts";
import { exportPotentialCustomers } from "./potential-customers/exportPotentialCustomers.ts";
import { getPotentialCustomer } from "./potential-customers/getPotentialCustomer.ts";
import { importPotentialCustomers } from "./potential-customers/importPotentialCustomers.ts";
import { previewPotentialCustomersImport } from "./potential-customers/previewPotentialCustomersImport.ts";
import { listPotentialCustomers } from "./potential-customers/listPotentialCustomers.ts";
import { syncPotentialCustomerContacts } from "./potential-customers/syncPotentialCustomerContacts.ts";
import { updatePotentialCustomer } from "./potential-customers/updatePotentialCustomer.ts";
import { createProduct } from "./products/createProduct.ts";
import { deleteProduct } from "./products/deleteProduct.ts";
import { deleteProducts } from "./products/deleteProducts.ts";
import { exportProducts } from "./products/exportProducts.ts";
import { getProduct } from "./products/getProduct.ts";
import { getProductUse } from "./products/getProductUse.ts";
import { listProducts } from "./products/listProducts.ts";
import { updateProduct } from "./products/updateProduct.ts";
import { changePassword } from "./profile/changePassword.ts";
import { completeWelcome } from "./profile/completeWelcome.ts";
import { cancelEmailChange } from "./profile/cancelEmailChange.ts";
import { endOtherSessions } from "./profile/endOtherSessions.ts";
import { endSession } from "./profile/endSession.ts";
import { listSessions } from "./profile/listSessions.ts";
import { resendEmailChange } from "./profile/resendEmailChange.ts";
import { getProfile } from "./profile/getProfile.ts";
import { updateProfile } from "./profile/updateProfile.ts";
import { redeemPromoCode } from "./promo-codes/redeemPromoCode.ts";
import { createSellerCompany } from "./seller-companies/createSellerCompany.ts";
import { deleteSellerCompanies } from "./seller-companies/deleteSellerCompanies.ts";
import { deleteSellerCompany } from "./seller-companies/deleteSellerCompany.ts";
import { exportSellerCompanies } from "./seller-companies/exportSellerCompanies.ts";
import { getSellerCompany } from "./seller-companies/getSellerCompany.ts";
import { listSellerCompanies } from "./seller-companies/listSellerCompanies.ts";
import { listSellerCompanyMembers } from "./seller-companies/listSellerCompanyMembers.ts";
import { updateSellerCompany } from "./seller-companies/updateSellerCompany.ts";
import { getSetting } from "./settings/getSetting.ts";
import { listSettings } from "./settings/listSettings.ts";
import { updateSetting } from "./settings/updateSetting.ts";
import { getSubscription } from "./subscriptions/getSubscription.ts";
import { getSubscriptionPackage } from "./subscriptions/getSubscriptionPackage.ts";
import { listSubscriptionPackages } from "./subscriptions/listSubscriptionPackages.ts";
import { listSubscriptions } from "./subscriptions/listSubscriptions.ts";
import { subscribe } from "./subscriptions/subscribe.ts";
import { createPotentialCustomerTag } from "./tags/createPotentialCustomerTag.ts";
import { deletePotentialCustomerTag } from "./tags/deletePotentialCustomerTag.ts";
import { listPotentialCustomerTags } from "./tags/listPotentialCustomerTags.ts";
import { updatePotentialCustomerTag } from "./tags/updatePotentialCustomerTag.ts";
import { getImportTemplate } from "./templates/getImportTemplate.ts";
import { createDeposit } from "./transactions/createDeposit.ts";
import { getBalance } from "./transactions/getBalance.ts";
import { getBalanceChart } from "./transactions/getBalanceChart.ts";
import { getTransactionGraph } from "./transactions/getTransactionGraph.ts";
import { listTransactions } from "./transactions/listTransactions.ts";
import { createUser } from "./users/createUser.ts";
import { deleteUser } from "./users/deleteUser.ts";
import { getUser } from "./users/getUser.ts";
import { inviteUser } from "./users/inviteUser.ts";
import { listUsers } from "./users/listUsers.ts";
import { resendInvitation } from "./users/resendInvitation.ts";
import { updateUser } from "./users/updateUser.ts";
import { createWebhookEndpoint } from "./webhooks/createWebhookEndpoint.ts";
import { deleteWebhookEndpoint } from "./webhooks/deleteWebhookEndpoint.ts";
import { getWebhookDelivery } from "./webhooks/getWebhookDelivery.ts";
import { listWebhookDeliveries } from "./webhooks/listWebhookDeliveries.ts";
import { listWebhookEndpoints } from "./webhooks/listWebhookEndpoints.ts";
import { resendWebhookDelivery } from "./webhooks/resendWebhookDelivery.ts";
import { rotateWebhookSecret } from "./webhooks/rotateWebhookSecret.ts";
import { updateWebhookEndpoint } from "./webhooks/updateWebhookEndpoint.ts";

/** Every operation of the contract, under its name there. */
export const handlers = {
  login,
  logout,
  onboardSellerCompany,
  refreshSession,
  registerUser,
  requestPasswordReset,
  resendVerificationEmail,
  resetPassword,
  acceptInvitation,
  verifyEmail,

  changePassword,
  resendEmailChange,
  listSessions,
  endSession,
  endOtherSessions,
  cancelEmailChange,
  completeWelcome,
  getProfile,
  updateProfile,

  createUser,
  inviteUser,
  resendInvitation,
  deleteUser,
  getUser,
  listUsers,
  updateUser,

  cancelCalls,
  cancelWaitingCalls,
  exportCalls,
  getCall,
  getCallPause,
  getCallRecording,
  hangUpCalls,
  listCalls,
  pauseCalls,
  rescheduleCalls,
  resumeCalls,
  startCalls,
  startWelcomeCall,
  receiveCarrierEvents,

  createFeedback,
  updateFeedback,

  createContactMessage,

  getCity,
  getCountry,
  listCities,
  listCountries,

  getCallStatistics,
  getPotentialCustomerStatistics,

  createPhoneBook,
  createPhoneBookReview,
  deletePhoneBook,
  deletePhoneBookReview,
  deletePhoneBooks,
  exportPhoneBooks,
  getPhoneBook,
  getPhoneBookReview,
  listPhoneBookReviews,
  listPhoneBooks,
  updatePhoneBook,
  updatePhoneBookReview,

  attachPotentialCustomers,
  createPotentialCustomer,
  deletePotentialCustomer,
  deletePotentialCustomers,
  exportPotentialCustomers,
  getPotentialCustomer,
  importPotentialCustomers,
  previewPotentialCustomersImport,
  listPotentialCustomers,
  syncPotentialCustomerContacts,
  updatePotentialCustomer,

  createContact,
  deleteContact,
  getContact,
  importContacts,
  previewContactsImport,
  listContacts,
  updateContact,

  createPotentialCustomerTag,
  deletePotentialCustomerTag,
  listPotentialCustomerTags,
  updatePotentialCustomerTag,

  getImportTemplate,

  createProduct,
  deleteProduct,
  deleteProducts,
  exportProducts,
  getProduct,
  getProductUse,
  listProducts,
  updateProduct,

  createSellerCompany,
  deleteSellerCompanies,
  deleteSellerCompany,
  exportSellerCompanies,
  getSellerCompany,
  listSellerCompanies,
  listSellerCompanyMembers,
  updateSellerCompany,

  createFaq,
  deleteFaq,
  listFaqs,
  updateFaq,

  listNumberCountries,
  listAvailableNumbers,
  listNumbers,
  purchaseNumber,
  toggleDefaultNumber,

  getSetting,
  listSettings,
  updateSetting,

  getSubscription,
  getSubscriptionPackage,
  listSubscriptionPackages,
  listSubscriptions,
  subscribe,

  createDeposit,
  getBalance,
  getBalanceChart,
  getTransactionGraph,
  listTransactions,
  redeemPromoCode,
  receiveStripeEvent,

  streamEvents,

  createEmbedSession,
  createApiKey,
  listApiKeys,
  renameApiKey,
  revokeApiKey,
  rotateApiKey,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhookEndpoints,
  resendWebhookDelivery,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} satisfies Handlers;
