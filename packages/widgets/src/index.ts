export type { KeptList, ListMemory } from "./lib/listMemory.js";
export { createFormats, type Formats, type HourCycle, type MessageOverrides } from "./i18n/index.js";
export {
  CallwrightProvider,
  type CallwrightMessages,
  type CallwrightProviderProps,
  type WidgetAction,
  type WidgetActions,
  type WidgetEvent,
  type WidgetFailed,
  type WidgetHandle,
  type WidgetLoaded,
} from "./provider/index.js";
export { keepTrying } from "./lib/keepTrying.js";
export { hasUnsaved, mayLeave, reloadPage } from "./lib/unsaved.js";
export type { OnViewChange, ViewStep } from "./lists/useWidgetView.js";
export type { WantedPart } from "./lib/wantedPart.js";
export { whenWanted } from "./lib/whenWanted.js";
export { importCode, type MissingCode, whyMissing } from "./lib/whyMissing.js";
export {
  createTheme,
  type Density,
  type Ratio,
  type Scheme,
  type Theme,
  type ThemeKnobs,
  type ThemePreset,
  themePresets,
} from "./theme/index.js";
export { Login, type LoginMessages, type LoginProps } from "./widgets/login/index.js";
export { SignUp, type SignUpMessages, type SignUpProps } from "./widgets/sign-up/index.js";
export {
  ForgotPassword,
  type ForgotPasswordMessages,
  type ForgotPasswordProps,
} from "./widgets/forgot-password/index.js";
export { ResetPassword, type ResetPasswordMessages, type ResetPasswordProps } from "./widgets/reset-password/index.js";
export {
  AcceptInvitation,
  type AcceptInvitationMessages,
  type AcceptInvitationProps,
} from "./widgets/accept-invitation/index.js";
export {
  Onboarding,
  type OnboardingMessages,
  type OnboardingProgress,
  type OnboardingProps,
} from "./widgets/onboarding/index.js";
export { VerifyEmail, type VerifyEmailMessages, type VerifyEmailProps } from "./widgets/verify-email/index.js";
export {
  CallHistory,
  type CallHistoryEvent,
  type CallHistoryHandle,
  type CallHistoryMessages,
  type CallHistoryProps,
  type CallHistoryView,
  type CallSort,
} from "./widgets/call-history/index.js";
export {
  PotentialCustomers,
  type ImportOutcome,
  type PotentialCustomersEvent,
  type PotentialCustomersHandle,
  type PotentialCustomersMessages,
  type PotentialCustomersProps,
  type PotentialCustomersView,
} from "./widgets/potential-customers/index.js";
export {
  Products,
  type ProductsEvent,
  type ProductsMessages,
  type ProductsProps,
  type ProductsView,
} from "./widgets/products/index.js";
export { Users, type UsersEvent, type UsersMessages, type UsersProps, type UsersView } from "./widgets/users/index.js";
export {
  UserDetail,
  type UserDetailMessages,
  type UserDetailProps,
  type UserDetailView,
} from "./widgets/user-detail/index.js";
export {
  CallCenter,
  type CallCenterEvent,
  type CallCenterHandle,
  type CallCenterMessages,
  type CallCenterProps,
  type CallCenterSort,
  type CallCenterView,
  type ContactToCall,
} from "./widgets/call-center/index.js";
export {
  Dashboard,
  type DashboardMessages,
  type DashboardProps,
  type FigureFilters,
} from "./widgets/dashboard/index.js";
export { Welcome, type WelcomeMessages, type WelcomeProps } from "./widgets/welcome/index.js";
export {
  ContactUs,
  ContactUsDialog,
  type ContactPerson,
  type ContactUsDialogProps,
  type ContactUsMessages,
  type ContactUsProps,
} from "./widgets/contact-us/index.js";
export {
  ProfileSettings,
  type ProfileSettingsMessages,
  type ProfileSettingsProps,
} from "./widgets/profile-settings/index.js";
export {
  startedTour,
  Tour,
  type TourEvent,
  type TourMessages,
  type TourProps,
  type TourState,
} from "./widgets/tour/index.js";
export {
  CompanyHeader,
  type CompanyArea,
  type CompanyHeaderMessages,
  type CompanyHeaderProps,
} from "./widgets/company-header/index.js";
export {
  CompanySettings,
  type CompanySettingsMessages,
  type CompanySettingsProps,
} from "./widgets/company-settings/index.js";
export {
  Notifications,
  NotificationBell,
  type NotificationBellProps,
  type NotificationsMessages,
  type NotificationsProps,
} from "./widgets/notifications/index.js";
export {
  Campaigns,
  type CampaignCalls,
  type CampaignsEvent,
  type CampaignsMessages,
  type CampaignsProps,
  type CampaignsSort,
  type CampaignStatus,
  type CampaignsView,
} from "./widgets/campaigns/index.js";
export {
  LiveCalls,
  type LiveCallsEvent,
  type LiveCallsMessages,
  type LiveCallsProps,
  type LiveCallsSort,
  type LiveCallsView,
} from "./widgets/live-calls/index.js";
export {
  DoNotCall,
  type DoNotCallEvent,
  type DoNotCallMessages,
  type DoNotCallProps,
  type DoNotCallSort,
  type DoNotCallView,
  type SuppressionSource,
} from "./widgets/do-not-call/index.js";
export { CompanyFaq, type CompanyFaqMessages, type CompanyFaqProps } from "./widgets/company-faq/index.js";
export {
  Companies,
  type CompaniesEvent,
  type CompaniesMessages,
  type CompaniesProps,
  type CompaniesView,
} from "./widgets/companies/index.js";
export { Plans, type PlansEvent, type PlansMessages, type PlansProps } from "./widgets/plans/index.js";
export { Usage, type UsageMessages, type UsageProps, type UsageView } from "./widgets/usage/index.js";
export {
  Numbers,
  type NumbersEvent,
  type NumberSort,
  type NumbersMessages,
  type NumbersProps,
  type NumbersView,
} from "./widgets/numbers/index.js";
export {
  Balance,
  type BalanceEvent,
  type BalanceHandle,
  type BalanceMessages,
  type BalanceProps,
  type BalanceView,
} from "./widgets/balance/index.js";
export { BalanceCard, type BalanceCardMessages, type BalanceCardProps } from "./widgets/balance-card/index.js";
export {
  CallButton,
  type CallButtonHandle,
  type CallButtonMessages,
  type CallButtonProps,
} from "./widgets/call-button/index.js";
export {
  ContactActivity,
  type ContactActivityMessages,
  type ContactActivityProps,
} from "./widgets/contact-activity/index.js";
export {
  CompanyMembers,
  type CompanyMembersMessages,
  type CompanyMembersProps,
  type CompanyMembersView,
  type MemberSort,
} from "./widgets/company-members/index.js";
export {
  ApiKeys,
  type ApiKeysEvent,
  type ApiKeySort,
  type ApiKeysMessages,
  type ApiKeysProps,
  type ApiKeysView,
} from "./widgets/api-keys/index.js";
export {
  type EndpointSort,
  Webhooks,
  type WebhooksEvent,
  type WebhooksMessages,
  type WebhooksProps,
  type WebhooksView,
} from "./widgets/webhooks/index.js";
