/** The budgets of the widgets, in kB as a partner's visitors download them. docs/cost.md says how they are measured. */

/** The budget in kB of one widget alone on its page. */
export interface Budget {
  /** All code that is loaded before the first paint. */
  painted: number;
  /** The same, with the code that the widget then loads by itself. */
  interactive: number;
}

const card: Budget = { painted: 25, interactive: 28 };
const form: Budget = { painted: 29, interactive: 56 };
const small: Budget = { painted: 38, interactive: 48 };
const page: Budget = { painted: 48, interactive: 58 };
const workplace: Budget = { painted: 53, interactive: 62 };

/**
 * The budget of each widget; `tooling/budgets.test.ts` fails if one is missing. A widget that no requirement names has
 * the budget of similar widgets.
 */
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

/** The budgets of shared code: the core, a second widget in a page, all widgets without charts, and all styles. */
export const sharedBudget = { core: { painted: 18, interactive: 20 }, second: 10, all: 165, css: 18 };
