import type { ApiErrorCode } from "@callwright/sdk";
import type { CallEndCode, CallFailureCode } from "@callwright/sdk/contract";

import type { MessageOverrides } from "../i18n/index.js";
import type { passwordNeedsMessages } from "../auth/passwordNeeds.messages.js";
import type { resendMessages } from "../auth/resend.messages.js";
import type { callProgressMessages } from "../calls/callProgress.messages.js";
import type { startCallsMessages } from "../calls/startCalls.messages.js";
import type { callMessages } from "../calls/call.messages.js";
import type { callNoteMessages } from "../calls/callNote.messages.js";
import type { callObjectionMessages } from "../calls/callObjection.messages.js";
import type { callFigureMessages } from "../calls/figures/callFigure.messages.js";
import type { callResultMessages } from "../calls/callResult.messages.js";
import type { productQuestionsMessages } from "../widgets/products/questions/productQuestions.messages.js";
import type { callReadingMessages } from "../widgets/call-history/reading/reading.messages.js";
import type { callLaterMessages } from "../calls/later/callLater.messages.js";
import type { callFormMessages } from "../calls/start/callForm.messages.js";
import type { callLinesMessages } from "../calls/lines/callLines.messages.js";
import type { callPauseMessages } from "../calls/pause/callPause.messages.js";
import type { localTimeMessages } from "../calls/local-time/localTime.messages.js";
import type { recordingPlayerMessages } from "../calls/player/recordingPlayer.messages.js";
import type { stepInMessages } from "../calls/step-in/stepIn.messages.js";
import type { transcriptMessages } from "../calls/transcript/transcript.messages.js";
import type { companyMessages } from "../companies/company.messages.js";
import type { developersMessages } from "../companies/developers/developers.messages.js";
import type { faqMessages } from "../companies/faq/faq.messages.js";
import type { sellerFilterMessages } from "../companies/sellerFilter.messages.js";
import type { moneyMessages } from "../money/money.messages.js";
import type { transactionsMessages } from "../money/transactions/transactions.messages.js";
import type { roleMessages } from "../records/role.messages.js";
import type { buttonMessages } from "../ui/button/button.messages.js";
import type { changedMeanwhileMessages } from "../ui/changed-meanwhile/changedMeanwhile.messages.js";
import type { chipMessages } from "../ui/chip/chip.messages.js";
import type { copyButtonMessages } from "../ui/copy-button/copyButton.messages.js";
import type { dateTimeFieldMessages } from "../ui/date-time-field/dateTimeField.messages.js";
import type { dialogMessages } from "../ui/dialog/dialog.messages.js";
import type { emptyStateMessages } from "../ui/empty-state/emptyState.messages.js";
import type { fieldMessages } from "../ui/field/field.messages.js";
import type { fileDropMessages } from "../ui/file-drop/fileDrop.messages.js";
import type { filterChipMessages } from "../ui/filter-chip/filterChip.messages.js";
import type { lostAnswerMessages } from "../ui/lost-answer/lostAnswer.messages.js";
import type { noticeMessages } from "../ui/notice/notice.messages.js";
import type { onDemandMessages } from "../ui/on-demand/onDemand.messages.js";
import type { optionListMessages } from "../ui/option-list/optionList.messages.js";
import type { paginationMessages } from "../ui/pagination/pagination.messages.js";
import type { phoneFieldMessages } from "../ui/phone-field/phoneField.messages.js";
import type { ratingMessages } from "../ui/rating/rating.messages.js";
import type { searchFieldMessages } from "../ui/search-field/searchField.messages.js";
import type { selectMessages } from "../ui/select/select.messages.js";
import type { selectionBarMessages } from "../ui/selection-bar/selectionBar.messages.js";
import type { answerMessages, answerMeaningMessages } from "../ui/status/answer.messages.js";
import type { statusMessages, statusMeaningMessages } from "../ui/status/status.messages.js";
import type { tableMessages } from "../ui/table/table.messages.js";
import type { textFieldMessages } from "../ui/text-field/textField.messages.js";
import type { toastMessages } from "../ui/toast/toast.messages.js";
import type { widgetHeaderMessages } from "../ui/widget-header/widgetHeader.messages.js";
import type { widgetRootMessages } from "../ui/widget-root/widgetRoot.messages.js";
import type { acceptInvitationMessages } from "../widgets/accept-invitation/acceptInvitation.messages.js";
import type { apiKeysMessages } from "../widgets/api-keys/apiKeys.messages.js";
import type { balanceCardMessages } from "../widgets/balance-card/balanceCard.messages.js";
import type { balanceMessages } from "../widgets/balance/balance.messages.js";
import type { callButtonMessages } from "../widgets/call-button/callButton.messages.js";
import type { callCenterMessages } from "../widgets/call-center/callCenter.messages.js";
import type { callHistoryMessages } from "../widgets/call-history/callHistory.messages.js";
import type { companiesMessages } from "../widgets/companies/companies.messages.js";
import type { companyFaqMessages } from "../widgets/company-faq/companyFaq.messages.js";
import type { liveCallsMessages } from "../widgets/live-calls/liveCalls.messages.js";
import type { campaignsMessages } from "../widgets/campaigns/campaigns.messages.js";
import type { companyHeaderMessages } from "../widgets/company-header/companyHeader.messages.js";
import type { companyMembersMessages } from "../widgets/company-members/companyMembers.messages.js";
import type { companySettingsMessages } from "../widgets/company-settings/companySettings.messages.js";
import type { contactActivityMessages } from "../widgets/contact-activity/contactActivity.messages.js";
import type { contactUsMessages } from "../widgets/contact-us/contactUs.messages.js";
import type { dashboardNumbersMessages } from "../widgets/dashboard/numbers/numbers.messages.js";
import type { dashboardMessages } from "../widgets/dashboard/dashboard.messages.js";
import type { forgotPasswordMessages } from "../widgets/forgot-password/forgotPassword.messages.js";
import type { loginMessages } from "../widgets/login/login.messages.js";
import type { notificationsMessages } from "../widgets/notifications/notifications.messages.js";
import type { numbersMessages } from "../widgets/numbers/numbers.messages.js";
import type { onboardingMessages } from "../widgets/onboarding/onboarding.messages.js";
import type { plansMessages } from "../widgets/plans/plans.messages.js";
import type { contactCallingMessages } from "../widgets/potential-customers/contacts/contactCalling.messages.js";
import type { potentialCustomersMessages } from "../widgets/potential-customers/potentialCustomers.messages.js";
import type { doNotCallMessages } from "../widgets/do-not-call/doNotCall.messages.js";
import type { registerImportMessages } from "../widgets/do-not-call/import/registerImport.messages.js";
import type { productsMessages } from "../widgets/products/products.messages.js";
import type { sectorMessages } from "../widgets/products/sector.messages.js";
import type { profileSettingsMessages } from "../widgets/profile-settings/profileSettings.messages.js";
import type { resetPasswordMessages } from "../widgets/reset-password/resetPassword.messages.js";
import type { signUpMessages } from "../widgets/sign-up/signUp.messages.js";
import type { tourMessages } from "../widgets/tour/tour.messages.js";
import type { usageMessages } from "../widgets/usage/usage.messages.js";
import type { userDetailMessages } from "../widgets/user-detail/userDetail.messages.js";
import type { usersMessages } from "../widgets/users/users.messages.js";
import type { verifyEmailMessages } from "../widgets/verify-email/verifyEmail.messages.js";
import type { webhooksMessages } from "../widgets/webhooks/webhooks.messages.js";
import type { welcomeMessages } from "../widgets/welcome/welcome.messages.js";

/**
 * Texts that replace the default ones, by catalogue and key. All other texts keep their default in the provider's
 * language.
 *
 * @example
 * const messages: CallwrightMessages = { callHistory: { title: "Phone calls" }, callStatus: { CRON: "Planned" } };
 */
export type CallwrightMessages = { readonly [C in EveryCatalogue as C["name"]]?: MessageOverrides<C> } & {
  /** Error messages by code: the errors of the server, and errors such as a missing connection. */
  readonly problem?: Readonly<Partial<Record<ApiErrorCode, string>>>;
  /** The reasons why calls were refused or failed, by code. */
  readonly callFailure?: Readonly<Partial<Record<CallFailureCode, string>>>;
  /** The reasons why calls ended, by code. */
  readonly callEnd?: Readonly<Partial<Record<CallEndCode, string>>>;
};

type EveryCatalogue =
  | typeof acceptInvitationMessages
  | typeof answerMeaningMessages
  | typeof answerMessages
  | typeof apiKeysMessages
  | typeof balanceCardMessages
  | typeof balanceMessages
  | typeof callButtonMessages
  | typeof callCenterMessages
  | typeof callHistoryMessages
  | typeof callFormMessages
  | typeof callLaterMessages
  | typeof callLinesMessages
  | typeof callNoteMessages
  | typeof callObjectionMessages
  | typeof callFigureMessages
  | typeof callResultMessages
  | typeof callPauseMessages
  | typeof callMessages
  | typeof callProgressMessages
  | typeof callReadingMessages
  | typeof productQuestionsMessages
  | typeof changedMeanwhileMessages
  | typeof chipMessages
  | typeof companiesMessages
  | typeof companyFaqMessages
  | typeof companyHeaderMessages
  | typeof companyMembersMessages
  | typeof companyMessages
  | typeof companySettingsMessages
  | typeof contactActivityMessages
  | typeof contactUsMessages
  | typeof contactCallingMessages
  | typeof dashboardMessages
  | typeof dashboardNumbersMessages
  | typeof copyButtonMessages
  | typeof dateTimeFieldMessages
  | typeof developersMessages
  | typeof dialogMessages
  | typeof emptyStateMessages
  | typeof faqMessages
  | typeof fieldMessages
  | typeof fileDropMessages
  | typeof filterChipMessages
  | typeof forgotPasswordMessages
  | typeof localTimeMessages
  | typeof loginMessages
  | typeof lostAnswerMessages
  | typeof moneyMessages
  | typeof buttonMessages
  | typeof noticeMessages
  | typeof notificationsMessages
  | typeof onDemandMessages
  | typeof numbersMessages
  | typeof onboardingMessages
  | typeof optionListMessages
  | typeof paginationMessages
  | typeof passwordNeedsMessages
  | typeof phoneFieldMessages
  | typeof plansMessages
  | typeof potentialCustomersMessages
  | typeof liveCallsMessages
  | typeof campaignsMessages
  | typeof doNotCallMessages
  | typeof registerImportMessages
  | typeof productsMessages
  | typeof profileSettingsMessages
  | typeof ratingMessages
  | typeof recordingPlayerMessages
  | typeof resendMessages
  | typeof resetPasswordMessages
  | typeof roleMessages
  | typeof searchFieldMessages
  | typeof sectorMessages
  | typeof selectMessages
  | typeof selectionBarMessages
  | typeof sellerFilterMessages
  | typeof signUpMessages
  | typeof startCallsMessages
  | typeof statusMeaningMessages
  | typeof statusMessages
  | typeof tableMessages
  | typeof textFieldMessages
  | typeof toastMessages
  | typeof tourMessages
  | typeof transactionsMessages
  | typeof stepInMessages
  | typeof transcriptMessages
  | typeof usageMessages
  | typeof userDetailMessages
  | typeof usersMessages
  | typeof verifyEmailMessages
  | typeof webhooksMessages
  | typeof welcomeMessages
  | typeof widgetHeaderMessages
  | typeof widgetRootMessages;
