import { CompanySettings } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** What a seller's company is called and where it is (B-ROUTE-06). */
export function CompanySettingsRoute() {
  usePageTitle(messages.settings);
  return <CompanySettings />;
}
