// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
import { balanceElement } from "../balance.js";
import { balanceCardElement } from "../balanceCard.js";
import { callButtonElement } from "../callButton.js";
import { callCenterElement } from "../callCenter.js";
import { callHistoryElement } from "../callHistory.js";
import { campaignsElement } from "../campaigns.js";
import { companyFaqElement } from "../companyFaq.js";
import { companyMembersElement } from "../companyMembers.js";
import { companySettingsElement } from "../companySettings.js";
import { contactActivityElement } from "../contactActivity.js";
import { contactUsElement } from "../contactUs.js";
import { dashboardElement } from "../dashboard.js";
import { doNotCallElement } from "../doNotCall.js";
import { liveCallsElement } from "../liveCalls.js";
import { numbersElement } from "../numbers.js";
import { plansElement } from "../plans.js";
import { potentialCustomersElement } from "../potentialCustomers.js";
import { productsElement } from "../products.js";
import { usageElement } from "../usage.js";

export { balanceElement, type BalanceElement } from "../balance.js";
export { balanceCardElement, type BalanceCardElement } from "../balanceCard.js";
export { callButtonElement, type CallButtonElement } from "../callButton.js";
export { callCenterElement, type CallCenterElement } from "../callCenter.js";
export { callHistoryElement, type CallHistoryElement } from "../callHistory.js";
export { campaignsElement, type CampaignsElement } from "../campaigns.js";
export { companyFaqElement, type CompanyFaqElement } from "../companyFaq.js";
export { companyMembersElement, type CompanyMembersElement } from "../companyMembers.js";
export { companySettingsElement, type CompanySettingsElement } from "../companySettings.js";
export { contactActivityElement, type ContactActivityElement } from "../contactActivity.js";
export { contactUsElement, type ContactUsElement } from "../contactUs.js";
export { dashboardElement, type DashboardElement } from "../dashboard.js";
export { doNotCallElement, type DoNotCallElement } from "../doNotCall.js";
export { liveCallsElement, type LiveCallsElement } from "../liveCalls.js";
export { numbersElement, type NumbersElement } from "../numbers.js";
export { plansElement, type PlansElement } from "../plans.js";
export { potentialCustomersElement, type PotentialCustomersElement } from "../potentialCustomers.js";
export { productsElement, type ProductsElement } from "../products.js";
export { usageElement, type UsageElement } from "../usage.js";

/** Every widget that a session can be asked for, as an element `cw-` and its name. */
export const elementSpecs = {
  balance: balanceElement,
  "balance-card": balanceCardElement,
  "call-button": callButtonElement,
  "call-center": callCenterElement,
  "call-history": callHistoryElement,
  campaigns: campaignsElement,
  "company-faq": companyFaqElement,
  "company-members": companyMembersElement,
  "company-settings": companySettingsElement,
  "contact-activity": contactActivityElement,
  "contact-us": contactUsElement,
  dashboard: dashboardElement,
  "do-not-call": doNotCallElement,
  "live-calls": liveCallsElement,
  numbers: numbersElement,
  plans: plansElement,
  "potential-customers": potentialCustomersElement,
  products: productsElement,
  usage: usageElement,
};
