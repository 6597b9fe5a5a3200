import { CompanySettings } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** What a company is called, where it is, and how it is introduced (B-ROUTE-06). */
export function CompanySettingsRoute() {
  usePageTitle(messages.settings);
  return <CompanySettings />;
}
