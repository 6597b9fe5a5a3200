import { CompanySettings } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** The name and location of a seller's company (B-ROUTE-06). */
export function CompanySettingsRoute() {
  usePageTitle(messages.settings);
  return <CompanySettings />;
}
