import type { Schemas } from "@callwright/sdk/contract";

import { balanceElement } from "./balance.js";
import { balanceCardElement } from "./balanceCard.js";
import { callButtonElement } from "./callButton.js";
import { callCenterElement } from "./callCenter.js";
import { callHistoryElement } from "./callHistory.js";
import { campaignsElement } from "./campaigns.js";
import { companyFaqElement } from "./companyFaq.js";
import { companyMembersElement } from "./companyMembers.js";
import { companySettingsElement } from "./companySettings.js";
import { contactActivityElement } from "./contactActivity.js";
import { contactUsElement } from "./contactUs.js";
import { dashboardElement } from "./dashboard.js";
import { doNotCallElement } from "./doNotCall.js";
import { liveCallsElement } from "./liveCalls.js";
import { numbersElement } from "./numbers.js";
import { plansElement } from "./plans.js";
import { potentialCustomersElement } from "./potentialCustomers.js";
import { productsElement } from "./products.js";
import { usageElement } from "./usage.js";

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
} satisfies Record<Schemas["WidgetName"], object>;
