import { CompanyFaq } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** The questions that potential customers ask a seller's company, with their answers (B-ROUTE-06). */
export function CompanyFaqRoute() {
  usePageTitle(messages.faq);
  return <CompanyFaq />;
}
