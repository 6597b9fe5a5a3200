// The entry point for pages that are not written in React, and for those who define elements of their own.
export { balanceElement, type BalanceElement } from "./balance.js";
export { balanceCardElement, type BalanceCardElement } from "./balanceCard.js";
export { callCenterElement, type CallCenterElement } from "./callCenter.js";
export { callHistoryElement, type CallHistoryElement } from "./callHistory.js";
export { companyFaqElement, type CompanyFaqElement } from "./companyFaq.js";
export { companyMembersElement, type CompanyMembersElement } from "./companyMembers.js";
export { companySettingsElement, type CompanySettingsElement } from "./companySettings.js";
export { contactUsElement, type ContactUsElement } from "./contactUs.js";
export { dashboardElement, type DashboardElement } from "./dashboard.js";
export { numbersElement, type NumbersElement } from "./numbers.js";
export { plansElement, type PlansElement } from "./plans.js";
export { potentialCustomersElement, type PotentialCustomersElement } from "./potentialCustomers.js";
export { productsElement, type ProductsElement } from "./products.js";
export { usageElement, type UsageElement } from "./usage.js";
export { defineElement } from "./defineElement.js";
export { elementSpecs } from "./elementSpecs.js";
export type { ElementDefaults, ElementSpec, WidgetElement } from "./ElementSpec.js";
export type { ElementTags } from "./generated/tags.js";
