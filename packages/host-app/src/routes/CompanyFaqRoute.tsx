import { CompanyFaq } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** What prospects ask a seller's company, and what is answered (B-ROUTE-06). */
export function CompanyFaqRoute() {
  usePageTitle(messages.faq);
  return <CompanyFaq />;
}
