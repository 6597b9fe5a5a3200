// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
import type { Handlers } from "../../contract/handler.ts";
import { acceptInvitation } from "../auth/acceptInvitation.ts";
import { answerInboundCall } from "../carrier/answerInboundCall.ts";
import { answerTwilioCall } from "../carrier/answerTwilioCall.ts";
import { attachPotentialCustomers } from "../potential-customers/attachPotentialCustomers.ts";
import { cancelCalls } from "../calls/cancelCalls.ts";
import { cancelEmailChange } from "../profile/cancelEmailChange.ts";
import { cancelWaitingCalls } from "../calls/cancelWaitingCalls.ts";
import { changePassword } from "../profile/changePassword.ts";
import { checkCalls } from "../calls/checkCalls.ts";
import { completeWelcome } from "../profile/completeWelcome.ts";
import { createApiKey } from "../api-keys/createApiKey.ts";
import { createConsent } from "../consents/createConsent.ts";
import { createContact } from "../contacts/createContact.ts";
import { createContactMessage } from "../contact-messages/createContactMessage.ts";
import { createDeposit } from "../transactions/createDeposit.ts";
import { createEmbedSession } from "../embed/createEmbedSession.ts";
import { createFaq } from "../faqs/createFaq.ts";
import { createFeedback } from "../feedback/createFeedback.ts";
import { createPhoneBook } from "../phone-books/createPhoneBook.ts";
import { createPhoneBookReview } from "../phone-books/createPhoneBookReview.ts";
import { createPotentialCustomer } from "../potential-customers/createPotentialCustomer.ts";
import { createPotentialCustomerTag } from "../tags/createPotentialCustomerTag.ts";
import { createProduct } from "../products/createProduct.ts";
import { createSellerCompany } from "../seller-companies/createSellerCompany.ts";
import { createUser } from "../users/createUser.ts";
import { createWebhookEndpoint } from "../webhooks/createWebhookEndpoint.ts";
import { deleteContact } from "../contacts/deleteContact.ts";
import { deleteFaq } from "../faqs/deleteFaq.ts";
import { deletePhoneBook } from "../phone-books/deletePhoneBook.ts";
import { deletePhoneBookReview } from "../phone-books/deletePhoneBookReview.ts";
import { deletePhoneBooks } from "../phone-books/deletePhoneBooks.ts";
import { deletePotentialCustomer } from "../potential-customers/deletePotentialCustomer.ts";
import { deletePotentialCustomerTag } from "../tags/deletePotentialCustomerTag.ts";
import { deletePotentialCustomers } from "../potential-customers/deletePotentialCustomers.ts";
import { deleteProduct } from "../products/deleteProduct.ts";
import { deleteProducts } from "../products/deleteProducts.ts";
import { deleteSellerCompanies } from "../seller-companies/deleteSellerCompanies.ts";
import { deleteSellerCompany } from "../seller-companies/deleteSellerCompany.ts";
import { deleteUser } from "../users/deleteUser.ts";
import { deleteWebhookEndpoint } from "../webhooks/deleteWebhookEndpoint.ts";
import { endOtherSessions } from "../profile/endOtherSessions.ts";
import { endSession } from "../profile/endSession.ts";
import { endTwilioTalk } from "../carrier/endTwilioTalk.ts";
import { exportCalls } from "../calls/exportCalls.ts";
import { exportPhoneBooks } from "../phone-books/exportPhoneBooks.ts";
import { exportPotentialCustomers } from "../potential-customers/exportPotentialCustomers.ts";
import { exportProducts } from "../products/exportProducts.ts";
import { exportSellerCompanies } from "../seller-companies/exportSellerCompanies.ts";
import { exportSuppressedNumbers } from "../suppressed-numbers/exportSuppressedNumbers.ts";
import { getBalance } from "../transactions/getBalance.ts";
import { getBalanceChart } from "../transactions/getBalanceChart.ts";
import { getCall } from "../calls/getCall.ts";
import { getCallNumbers } from "../dashboard/getCallNumbers.ts";
import { getCallPause } from "../calls/getCallPause.ts";
import { getCallRecording } from "../calls/getCallRecording.ts";
import { getCallStatistics } from "../dashboard/getCallStatistics.ts";
import { getCampaign } from "../campaigns/getCampaign.ts";
import { getCity } from "../countries/getCity.ts";
import { getContact } from "../contacts/getContact.ts";
import { getContactCallability } from "../contacts/getContactCallability.ts";
import { getCountry } from "../countries/getCountry.ts";
import { getDialPolicy } from "../seller-companies/getDialPolicy.ts";
import { getDisclosureSound } from "../seller-companies/getDisclosureSound.ts";
import { getImportTemplate } from "../templates/getImportTemplate.ts";
import { getLatestTestCall } from "../calls/getLatestTestCall.ts";
import { getNotificationChoices } from "../notifications/getNotificationChoices.ts";
import { getPhoneBook } from "../phone-books/getPhoneBook.ts";
import { getPhoneBookReview } from "../phone-books/getPhoneBookReview.ts";
import { getPotentialCustomer } from "../potential-customers/getPotentialCustomer.ts";
import { getPotentialCustomerStatistics } from "../dashboard/getPotentialCustomerStatistics.ts";
import { getProduct } from "../products/getProduct.ts";
import { getProductUse } from "../products/getProductUse.ts";
import { getProfile } from "../profile/getProfile.ts";
import { getSellerCompany } from "../seller-companies/getSellerCompany.ts";
import { getSetting } from "../settings/getSetting.ts";
import { getSubscription } from "../subscriptions/getSubscription.ts";
import { getSubscriptionPackage } from "../subscriptions/getSubscriptionPackage.ts";
import { getTransactionGraph } from "../transactions/getTransactionGraph.ts";
import { getUser } from "../users/getUser.ts";
import { getWebhookDelivery } from "../webhooks/getWebhookDelivery.ts";
import { hangUpCalls } from "../calls/hangUpCalls.ts";
import { importContacts } from "../contacts/importContacts.ts";
import { importPotentialCustomers } from "../potential-customers/importPotentialCustomers.ts";
import { importSuppressedNumbers } from "../suppressed-numbers/importSuppressedNumbers.ts";
import { inviteUser } from "../users/inviteUser.ts";
import { liftSuppression } from "../suppressed-numbers/liftSuppression.ts";
import { listApiKeys } from "../api-keys/listApiKeys.ts";
import { listAvailableNumbers } from "../numbers/listAvailableNumbers.ts";
import { listCalls } from "../calls/listCalls.ts";
import { listCampaigns } from "../campaigns/listCampaigns.ts";
import { listCities } from "../countries/listCities.ts";
import { listConsents } from "../consents/listConsents.ts";
import { listContactReviews } from "../contacts/listContactReviews.ts";
import { listContacts } from "../contacts/listContacts.ts";
import { listCountries } from "../countries/listCountries.ts";
import { listFaqs } from "../faqs/listFaqs.ts";
import { listNotifications } from "../notifications/listNotifications.ts";
import { listNumberCountries } from "../numbers/listNumberCountries.ts";
import { listNumbers } from "../numbers/listNumbers.ts";
import { listPhoneBookReviews } from "../phone-books/listPhoneBookReviews.ts";
import { listPhoneBooks } from "../phone-books/listPhoneBooks.ts";
import { listPotentialCustomerTags } from "../tags/listPotentialCustomerTags.ts";
import { listPotentialCustomers } from "../potential-customers/listPotentialCustomers.ts";
import { listProducts } from "../products/listProducts.ts";
import { listSellerCompanies } from "../seller-companies/listSellerCompanies.ts";
import { listSellerCompanyMembers } from "../seller-companies/listSellerCompanyMembers.ts";
import { listSessions } from "../profile/listSessions.ts";
import { listSettings } from "../settings/listSettings.ts";
import { listSubscriptionPackages } from "../subscriptions/listSubscriptionPackages.ts";
import { listSubscriptions } from "../subscriptions/listSubscriptions.ts";
import { listSuppressedNumbers } from "../suppressed-numbers/listSuppressedNumbers.ts";
import { listTransactions } from "../transactions/listTransactions.ts";
import { listTransferTargets } from "../calls/listTransferTargets.ts";
import { listUsers } from "../users/listUsers.ts";
import { listWebhookDeliveries } from "../webhooks/listWebhookDeliveries.ts";
import { listWebhookEndpoints } from "../webhooks/listWebhookEndpoints.ts";
import { listenToCall } from "../calls/listenToCall.ts";
import { login } from "../auth/login.ts";
import { logout } from "../auth/logout.ts";
import { markNotificationsRead } from "../notifications/markNotificationsRead.ts";
import { onboardSellerCompany } from "../auth/onboardSellerCompany.ts";
import { pauseCalls } from "../calls/pauseCalls.ts";
import { pauseCampaign } from "../campaigns/pauseCampaign.ts";
import { pauseNumber } from "../numbers/pauseNumber.ts";
import { previewContactsImport } from "../contacts/previewContactsImport.ts";
import { previewPotentialCustomersImport } from "../potential-customers/previewPotentialCustomersImport.ts";
import { purchaseNumber } from "../numbers/purchaseNumber.ts";
import { receiveCarrierEvents } from "../carrier/receiveCarrierEvents.ts";
import { receiveRetellEvent } from "../carrier/receiveRetellEvent.ts";
import { receiveStripeEvent } from "../payments/receiveStripeEvent.ts";
import { receiveTwilioEvent } from "../carrier/receiveTwilioEvent.ts";
import { receiveTwilioMachine } from "../carrier/receiveTwilioMachine.ts";
import { receiveTwilioRecording } from "../carrier/receiveTwilioRecording.ts";
import { receiveVapiEvent } from "../carrier/receiveVapiEvent.ts";
import { redeemPromoCode } from "../promo-codes/redeemPromoCode.ts";
import { refreshSession } from "../auth/refreshSession.ts";
import { registerUser } from "../auth/registerUser.ts";
import { renameApiKey } from "../api-keys/renameApiKey.ts";
import { requestPasswordReset } from "../auth/requestPasswordReset.ts";
import { rerunCampaign } from "../campaigns/rerunCampaign.ts";
import { rescheduleCalls } from "../calls/rescheduleCalls.ts";
import { resendEmailChange } from "../profile/resendEmailChange.ts";
import { resendInvitation } from "../users/resendInvitation.ts";
import { resendVerificationEmail } from "../auth/resendVerificationEmail.ts";
import { resendWebhookDelivery } from "../webhooks/resendWebhookDelivery.ts";
import { resetCallBreaker } from "../calls/resetCallBreaker.ts";
import { resetPassword } from "../auth/resetPassword.ts";
import { resumeCalls } from "../calls/resumeCalls.ts";
import { resumeCampaign } from "../campaigns/resumeCampaign.ts";
import { resumeNumber } from "../numbers/resumeNumber.ts";
import { revokeApiKey } from "../api-keys/revokeApiKey.ts";
import { rotateApiKey } from "../api-keys/rotateApiKey.ts";
import { rotateWebhookSecret } from "../webhooks/rotateWebhookSecret.ts";
import { sayInCall } from "../calls/sayInCall.ts";
import { setCallAnswer } from "../calls/setCallAnswer.ts";
import { setCallQuestionAnswer } from "../calls/setCallQuestionAnswer.ts";
import { setTransferNumber } from "../profile/setTransferNumber.ts";
import { startCalls } from "../calls/startCalls.ts";
import { startTestCall } from "../calls/startTestCall.ts";
import { startWelcomeCall } from "../calls/startWelcomeCall.ts";
import { stopCampaign } from "../campaigns/stopCampaign.ts";
import { streamCallSound } from "../calls/streamCallSound.ts";
import { streamCallWords } from "../calls/streamCallWords.ts";
import { streamEvents } from "../events/streamEvents.ts";
import { streamLiveCalls } from "../calls/streamLiveCalls.ts";
import { subscribe } from "../subscriptions/subscribe.ts";
import { suppressNumbers } from "../suppressed-numbers/suppressNumbers.ts";
import { syncPotentialCustomerContacts } from "../potential-customers/syncPotentialCustomerContacts.ts";
import { takeOverCall } from "../calls/takeOverCall.ts";
import { toggleDefaultNumber } from "../numbers/toggleDefaultNumber.ts";
import { transferCall } from "../calls/transferCall.ts";
import { updateCampaign } from "../campaigns/updateCampaign.ts";
import { updateContact } from "../contacts/updateContact.ts";
import { updateDialPolicy } from "../seller-companies/updateDialPolicy.ts";
import { updateFaq } from "../faqs/updateFaq.ts";
import { updateFeedback } from "../feedback/updateFeedback.ts";
import { updateNotificationChoices } from "../notifications/updateNotificationChoices.ts";
import { updateNumberCaps } from "../numbers/updateNumberCaps.ts";
import { updatePhoneBook } from "../phone-books/updatePhoneBook.ts";
import { updatePhoneBookReview } from "../phone-books/updatePhoneBookReview.ts";
import { updatePotentialCustomer } from "../potential-customers/updatePotentialCustomer.ts";
import { updatePotentialCustomerTag } from "../tags/updatePotentialCustomerTag.ts";
import { updateProduct } from "../products/updateProduct.ts";
import { updateProfile } from "../profile/updateProfile.ts";
import { updateSellerCompany } from "../seller-companies/updateSellerCompany.ts";
import { updateSetting } from "../settings/updateSetting.ts";
import { updateUser } from "../users/updateUser.ts";
import { updateWebhookEndpoint } from "../webhooks/updateWebhookEndpoint.ts";
import { verifyEmail } from "../auth/verifyEmail.ts";
import { withdrawConsent } from "../consents/withdrawConsent.ts";

/** Every operation of the contract, by its name. */
export const handlers = {
  acceptInvitation,
  answerInboundCall,
  answerTwilioCall,
  attachPotentialCustomers,
  cancelCalls,
  cancelEmailChange,
  cancelWaitingCalls,
  changePassword,
  checkCalls,
  completeWelcome,
  createApiKey,
  createConsent,
  createContact,
  createContactMessage,
  createDeposit,
  createEmbedSession,
  createFaq,
  createFeedback,
  createPhoneBook,
  createPhoneBookReview,
  createPotentialCustomer,
  createPotentialCustomerTag,
  createProduct,
  createSellerCompany,
  createUser,
  createWebhookEndpoint,
  deleteContact,
  deleteFaq,
  deletePhoneBook,
  deletePhoneBookReview,
  deletePhoneBooks,
  deletePotentialCustomer,
  deletePotentialCustomerTag,
  deletePotentialCustomers,
  deleteProduct,
  deleteProducts,
  deleteSellerCompanies,
  deleteSellerCompany,
  deleteUser,
  deleteWebhookEndpoint,
  endOtherSessions,
  endSession,
  endTwilioTalk,
  exportCalls,
  exportPhoneBooks,
  exportPotentialCustomers,
  exportProducts,
  exportSellerCompanies,
  exportSuppressedNumbers,
  getBalance,
  getBalanceChart,
  getCall,
  getCallNumbers,
  getCallPause,
  getCallRecording,
  getCallStatistics,
  getCampaign,
  getCity,
  getContact,
  getContactCallability,
  getCountry,
  getDialPolicy,
  getDisclosureSound,
  getImportTemplate,
  getLatestTestCall,
  getNotificationChoices,
  getPhoneBook,
  getPhoneBookReview,
  getPotentialCustomer,
  getPotentialCustomerStatistics,
  getProduct,
  getProductUse,
  getProfile,
  getSellerCompany,
  getSetting,
  getSubscription,
  getSubscriptionPackage,
  getTransactionGraph,
  getUser,
  getWebhookDelivery,
  hangUpCalls,
  importContacts,
  importPotentialCustomers,
  importSuppressedNumbers,
  inviteUser,
  liftSuppression,
  listApiKeys,
  listAvailableNumbers,
  listCalls,
  listCampaigns,
  listCities,
  listConsents,
  listContactReviews,
  listContacts,
  listCountries,
  listFaqs,
  listNotifications,
  listNumberCountries,
  listNumbers,
  listPhoneBookReviews,
  listPhoneBooks,
  listPotentialCustomerTags,
  listPotentialCustomers,
  listProducts,
  listSellerCompanies,
  listSellerCompanyMembers,
  listSessions,
  listSettings,
  listSubscriptionPackages,
  listSubscriptions,
  listSuppressedNumbers,
  listTransactions,
  listTransferTargets,
  listUsers,
  listWebhookDeliveries,
  listWebhookEndpoints,
  listenToCall,
  login,
  logout,
  markNotificationsRead,
  onboardSellerCompany,
  pauseCalls,
  pauseCampaign,
  pauseNumber,
  previewContactsImport,
  previewPotentialCustomersImport,
  purchaseNumber,
  receiveCarrierEvents,
  receiveRetellEvent,
  receiveStripeEvent,
  receiveTwilioEvent,
  receiveTwilioMachine,
  receiveTwilioRecording,
  receiveVapiEvent,
  redeemPromoCode,
  refreshSession,
  registerUser,
  renameApiKey,
  requestPasswordReset,
  rerunCampaign,
  rescheduleCalls,
  resendEmailChange,
  resendInvitation,
  resendVerificationEmail,
  resendWebhookDelivery,
  resetCallBreaker,
  resetPassword,
  resumeCalls,
  resumeCampaign,
  resumeNumber,
  revokeApiKey,
  rotateApiKey,
  rotateWebhookSecret,
  sayInCall,
  setCallAnswer,
  setCallQuestionAnswer,
  setTransferNumber,
  startCalls,
  startTestCall,
  startWelcomeCall,
  stopCampaign,
  streamCallSound,
  streamCallWords,
  streamEvents,
  streamLiveCalls,
  subscribe,
  suppressNumbers,
  syncPotentialCustomerContacts,
  takeOverCall,
  toggleDefaultNumber,
  transferCall,
  updateCampaign,
  updateContact,
  updateDialPolicy,
  updateFaq,
  updateFeedback,
  updateNotificationChoices,
  updateNumberCaps,
  updatePhoneBook,
  updatePhoneBookReview,
  updatePotentialCustomer,
  updatePotentialCustomerTag,
  updateProduct,
  updateProfile,
  updateSellerCompany,
  updateSetting,
  updateUser,
  updateWebhookEndpoint,
  verifyEmail,
  withdrawConsent,
} satisfies Handlers;
