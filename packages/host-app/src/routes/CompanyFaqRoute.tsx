import { CompanyFaq } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** What a company's prospects ask (B-ROUTE-06). */
export function CompanyFaqRoute() {
  usePageTitle(messages.faq);
  return <CompanyFaq />;
}
