/** What widgets may weigh, in kB as a partner's visitors download it: docs/cost.md says how it is measured. */

/** kB of one widget alone on its page. */
export interface Budget {
  /** All code before the first paint. */
  painted: number;
  /** With what the widget then fetches on its own. */
  interactive: number;
}

const card: Budget = { painted: 25, interactive: 28 };
const form: Budget = { painted: 29, interactive: 56 };
const small: Budget = { painted: 38, interactive: 48 };
const page: Budget = { painted: 48, interactive: 58 };
const workplace: Budget = { painted: 53, interactive: 62 };

/** A row for each widget; `tooling/budgets.test.ts` fails without. Those that no requirement names have the budget of their likes. */
export const budgets: Readonly<Record<string, Budget>> = {
  BalanceCard: card,
  CallButton: card,
  ContactActivity: card,

  Login: form,
  SignUp: form,
  ForgotPassword: form,
  ResetPassword: form,
  AcceptInvitation: form,
  VerifyEmail: form,
  ContactUs: form,

  CompanyMembers: small,
  CompanyFaq: small,
  Usage: small,
  Welcome: small,
  CompanyHeader: small,
  Tour: small,
  Notifications: small,

  Products: page,
  Users: page,
  Companies: page,
  ApiKeys: page,
  Webhooks: page,
  Numbers: page,
  Plans: page,
  Dashboard: page,
  Balance: page,
  DoNotCall: page,
  Campaigns: page,
  LiveCalls: page,
  Onboarding: page,
  CompanySettings: page,
  UserDetail: page,
  ProfileSettings: page,

  PotentialCustomers: workplace,
  CallCenter: workplace,
  CallHistory: { painted: 51, interactive: 62 },
};

/** The same of what widgets share: the core, a second widget in a page, all widgets without charts, and all styles. */
export const sharedBudget = { core: { painted: 18, interactive: 20 }, second: 10, all: 165, css: 18 };
