/**
 * Every operation the documents and the decisions ask for, in their groups: the checklist id that asks for it (or the decision, or
 * the reason), its name, its method and path. `contract.test.ts` holds the contract to it.
 */
export const promisedOperations: readonly PromisedOperation[] = [
  // auth
  ["A-API-04", "login", "POST /v1/auth/login"],
  ["A-LOGOUT-02", "logout", "POST /v1/auth/logout"],
  ["A-API-11", "refreshSession", "POST /v1/auth/refresh"],
  ["A-API-05", "registerUser", "POST /v1/auth/register"],
  ["A-API-06", "onboardSellerCompany", "POST /v1/auth/onboard"],
  ["A-API-07", "requestPasswordReset", "POST /v1/auth/forgot-password"],
  ["A-API-08", "resetPassword", "POST /v1/auth/password-reset"],
  ["inviting users", "acceptInvitation", "POST /v1/auth/accept-invitation"],
  ["A-API-09", "verifyEmail", "POST /v1/auth/verify-email"],
  ["A-API-10", "resendVerificationEmail", "POST /v1/auth/verify-email/resend"],
  // profile
  ["A-API-27", "getProfile", "GET /v1/users/profile/me"],
  ["A-API-28", "updateProfile", "PATCH /v1/users/profile/update"],
  ["profile", "changePassword", "POST /v1/users/profile/password"],
  ["profile", "cancelEmailChange", "DELETE /v1/users/profile/email-change"],
  ["profile", "resendEmailChange", "POST /v1/users/profile/email-change/resend"],
  ["profile", "listSessions", "GET /v1/users/profile/sessions"],
  ["profile", "endOtherSessions", "DELETE /v1/users/profile/sessions"],
  ["profile", "endSession", "DELETE /v1/users/profile/sessions/{id}"],
  ["A-API-29", "completeWelcome", "POST /v1/users/profile/welcome-completed"],
  // users
  ["B-API-40", "listUsers", "GET /v1/users"],
  ["B-API-41", "createUser", "POST /v1/users"],
  ["inviting users", "inviteUser", "POST /v1/users/invitations"],
  ["inviting users", "resendInvitation", "POST /v1/users/{id}/invitation"],
  ["B-API-42", "getUser", "GET /v1/users/{id}"],
  ["B-API-43", "updateUser", "PATCH /v1/users/{id}"],
  ["B-API-44", "deleteUser", "DELETE /v1/users/{id}"],
  // calls
  ["A-API-12", "startCalls", "POST /v1/calls/start"],
  ["A-API-13", "cancelCalls", "POST /v1/calls/cancel"],
  ["R-57", "cancelWaitingCalls", "POST /v1/calls/bulk/cancel"],
  ["R-57", "hangUpCalls", "POST /v1/calls/hang-up"],
  ["R-57", "getCallPause", "GET /v1/calls/pause"],
  ["R-57", "pauseCalls", "POST /v1/calls/pause"],
  ["R-57", "resumeCalls", "POST /v1/calls/resume"],
  ["R-64", "rescheduleCalls", "POST /v1/calls/reschedule"],
  ["A-API-14", "exportCalls", "POST /v1/calls/bulk/export"],
  ["A-API-15 and B-API-39", "listCalls", "GET /v1/calls/history"],
  ["A-CONV-01", "getCall", "GET /v1/calls/history/{id}"],
  ["A-API-16", "getCallRecording", "GET /v1/calls/history/record/{id}"],
  ["A-API-17", "startWelcomeCall", "POST /v1/calls/welcome"],
  // contactMessages
  ["A-API-18", "createContactMessage", "POST /v1/contacts"],
  // feedback
  ["A-API-19", "createFeedback", "POST /v1/feedbacks"],
  ["A-API-20", "updateFeedback", "PATCH /v1/feedbacks/{id}"],
  // countries
  ["A-API-21", "listCountries", "GET /v1/countries"],
  ["A-API-22", "getCountry", "GET /v1/countries/{id}"],
  ["A-API-23", "listCities", "GET /v1/countries/{id}/cities"],
  ["A-API-24", "getCity", "GET /v1/countries/{id}/cities/{cityId}"],
  // dashboard
  ["A-API-25", "getCallStatistics", "GET /v1/dashboard/statistics/calls"],
  ["A-API-26", "getPotentialCustomerStatistics", "GET /v1/dashboard/statistics/potential-customer-companies"],
  // phoneBooks
  ["A-API-30", "listPhoneBooks", "GET /v1/phone-books"],
  ["A-API-34", "createPhoneBook", "POST /v1/phone-books"],
  ["A-API-35", "deletePhoneBooks", "POST /v1/phone-books/bulk/delete"],
  ["A-API-36", "exportPhoneBooks", "POST /v1/phone-books/bulk/export"],
  ["A-API-31", "getPhoneBook", "GET /v1/phone-books/{id}"],
  ["A-API-32", "updatePhoneBook", "PATCH /v1/phone-books/{id}"],
  ["A-API-33", "deletePhoneBook", "DELETE /v1/phone-books/{id}"],
  ["A-API-37", "listPhoneBookReviews", "GET /v1/phone-books/{id}/reviews"],
  ["A-API-38", "createPhoneBookReview", "POST /v1/phone-books/{id}/reviews"],
  ["A-API-39", "getPhoneBookReview", "GET /v1/phone-books/{id}/reviews/{reviewId}"],
  ["A-API-40", "updatePhoneBookReview", "PATCH /v1/phone-books/{id}/reviews/{reviewId}"],
  ["A-API-41", "deletePhoneBookReview", "DELETE /v1/phone-books/{id}/reviews/{reviewId}"],
  // potentialCustomers
  ["B-API-01", "listPotentialCustomers", "GET /v1/potential-customers"],
  ["B-API-02", "createPotentialCustomer", "POST /v1/potential-customers"],
  ["B-API-06", "deletePotentialCustomers", "POST /v1/potential-customers/bulk/delete"],
  ["B-API-07", "syncPotentialCustomerContacts", "POST /v1/potential-customers/bulk/sync-contacts"],
  ["B-API-08", "exportPotentialCustomers", "POST /v1/potential-customers/bulk/export"],
  ["B-API-09", "importPotentialCustomers", "POST /v1/potential-customers/bulk/import"],
  ["R-44", "previewPotentialCustomersImport", "POST /v1/potential-customers/bulk/import/preview"],
  ["B-API-10", "attachPotentialCustomers", "POST /v1/potential-customers/bulk/attach"],
  ["B-API-03", "getPotentialCustomer", "GET /v1/potential-customers/{id}"],
  ["B-API-04", "updatePotentialCustomer", "PATCH /v1/potential-customers/{id}"],
  ["B-API-05", "deletePotentialCustomer", "DELETE /v1/potential-customers/{id}"],
  // contacts
  ["B-API-11", "importContacts", "POST /v1/potential-customers/{id}/contacts/bulk/import"],
  ["R-44", "previewContactsImport", "POST /v1/potential-customers/{id}/contacts/bulk/import/preview"],
  ["B-API-12", "listContacts", "GET /v1/potential-customers/{id}/contacts"],
  ["B-API-13", "createContact", "POST /v1/potential-customers/{id}/contacts"],
  ["B-API-14", "getContact", "GET /v1/potential-customers/{id}/contacts/{contactId}"],
  ["B-API-15", "updateContact", "PATCH /v1/potential-customers/{id}/contacts/{contactId}"],
  ["B-API-16", "deleteContact", "DELETE /v1/potential-customers/{id}/contacts/{contactId}"],
  // templates
  ["B-PC-26", "getImportTemplate", "GET /v1/templates/{template}"],
  // tags
  ["B-API-17", "listPotentialCustomerTags", "GET /v1/potential-customer-tags"],
  ["B-API-18", "createPotentialCustomerTag", "POST /v1/potential-customer-tags"],
  ["B-API-19", "updatePotentialCustomerTag", "PATCH /v1/potential-customer-tags/{id}"],
  ["B-API-20", "deletePotentialCustomerTag", "DELETE /v1/potential-customer-tags/{id}"],
  // products
  ["B-API-21", "listProducts", "GET /v1/products"],
  ["B-API-22", "createProduct", "POST /v1/products"],
  ["B-API-26", "deleteProducts", "POST /v1/products/bulk/delete"],
  ["B-API-27", "exportProducts", "POST /v1/products/bulk/export"],
  ["B-API-23", "getProduct", "GET /v1/products/{id}"],
  ["deleting says what goes", "getProductUse", "GET /v1/products/{id}/use"],
  ["B-API-24", "updateProduct", "PATCH /v1/products/{id}"],
  ["B-API-25", "deleteProduct", "DELETE /v1/products/{id}"],
  // sellerCompanies
  ["B-API-28", "listSellerCompanies", "GET /v1/seller-companies"],
  ["B-API-29", "createSellerCompany", "POST /v1/seller-companies"],
  ["B-API-33", "deleteSellerCompanies", "POST /v1/seller-companies/bulk/delete"],
  ["B-API-34", "exportSellerCompanies", "POST /v1/seller-companies/bulk/export"],
  ["B-API-30", "getSellerCompany", "GET /v1/seller-companies/{id}"],
  ["B-API-31", "updateSellerCompany", "PATCH /v1/seller-companies/{id}"],
  ["B-API-32", "deleteSellerCompany", "DELETE /v1/seller-companies/{id}"],
  ["R-04", "listSellerCompanyMembers", "GET /v1/seller-companies/{id}/members"],
  ["B-API-35", "listFaqs", "GET /v1/seller-companies/{id}/faq"],
  ["B-API-36", "createFaq", "POST /v1/seller-companies/{id}/faq"],
  ["B-API-37", "updateFaq", "PATCH /v1/seller-companies/{id}/faq/{faqId}"],
  ["B-API-38", "deleteFaq", "DELETE /v1/seller-companies/{id}/faq/{faqId}"],
  // numbers
  ["B-API-45", "listNumberCountries", "GET /v1/numbers/countries"],
  ["B-API-46", "listAvailableNumbers", "GET /v1/numbers/available"],
  ["B-API-47", "listNumbers", "GET /v1/numbers"],
  ["B-API-48", "purchaseNumber", "POST /v1/numbers"],
  ["B-API-49", "toggleDefaultNumber", "PATCH /v1/numbers/{id}"],
  // suppressedNumbers
  ["dial policy", "listSuppressedNumbers", "GET /v1/suppressed-numbers"],
  ["dial policy", "suppressNumbers", "POST /v1/suppressed-numbers"],
  ["dial policy", "exportSuppressedNumbers", "POST /v1/suppressed-numbers/bulk/export"],
  ["dial policy", "liftSuppression", "POST /v1/suppressed-numbers/{id}/lift"],
  // consents
  ["dial policy", "listConsents", "GET /v1/consents"],
  ["dial policy", "createConsent", "POST /v1/consents"],
  ["dial policy", "withdrawConsent", "POST /v1/consents/{id}/withdraw"],
  // settings
  ["B-API-50", "listSettings", "GET /v1/settings"],
  ["B-API-51", "getSetting", "GET /v1/settings/{key}"],
  ["B-API-52", "updateSetting", "PATCH /v1/settings/{key}"],
  // subscriptions
  ["B-API-53", "listSubscriptionPackages", "GET /v1/subscription-packages"],
  ["B-API-54", "getSubscriptionPackage", "GET /v1/subscription-packages/{id}"],
  ["B-API-55", "subscribe", "POST /v1/subscriptions/subscribe"],
  ["B-API-56", "listSubscriptions", "GET /v1/subscriptions"],
  ["B-API-57", "getSubscription", "GET /v1/subscriptions/{id}"],
  // transactions
  ["B-API-58", "listTransactions", "GET /v1/transactions"],
  ["R-06", "getBalance", "GET /v1/transactions/balance"],
  ["B-API-59", "createDeposit", "POST /v1/transactions/deposit"],
  ["B-API-60", "getTransactionGraph", "GET /v1/transactions/charts/graph"],
  ["B-API-61", "getBalanceChart", "GET /v1/transactions/charts/balances"],
  // promoCodes
  ["B-API-62", "redeemPromoCode", "POST /v1/promo-codes/redeem"],
  // payments
  ["B-BAL-12", "receiveStripeEvent", "POST /v1/payments/stripe/events"],
  // events
  ["live events", "streamEvents", "GET /v1/events"],
  // embed
  ["embedding", "createEmbedSession", "POST /v1/embed-sessions"],
  ["embedding", "listApiKeys", "GET /v1/api-keys"],
  ["embedding", "createApiKey", "POST /v1/api-keys"],
  ["embedding", "renameApiKey", "PATCH /v1/api-keys/{id}"],
  ["embedding", "revokeApiKey", "DELETE /v1/api-keys/{id}"],
  ["embedding", "rotateApiKey", "POST /v1/api-keys/{id}/rotate"],
  // webhooks
  ["embedding", "listWebhookEndpoints", "GET /v1/webhook-endpoints"],
  ["embedding", "createWebhookEndpoint", "POST /v1/webhook-endpoints"],
  ["embedding", "updateWebhookEndpoint", "PATCH /v1/webhook-endpoints/{id}"],
  ["embedding", "deleteWebhookEndpoint", "DELETE /v1/webhook-endpoints/{id}"],
  ["embedding", "rotateWebhookSecret", "POST /v1/webhook-endpoints/{id}/rotate"],
  ["embedding", "listWebhookDeliveries", "GET /v1/webhook-endpoints/{id}/deliveries"],
  ["embedding", "getWebhookDelivery", "GET /v1/webhook-endpoints/{id}/deliveries/{deliveryId}"],
  ["embedding", "resendWebhookDelivery", "POST /v1/webhook-endpoints/{id}/deliveries/{deliveryId}/resend"],
  // carrier
  ["3-decisions §4", "receiveCarrierEvents", "POST /v1/carrier/events"],
];

/** Who asks for it, the operationId, and the method with the path. */
export type PromisedOperation = readonly [askedBy: string, operationId: string, call: string];
