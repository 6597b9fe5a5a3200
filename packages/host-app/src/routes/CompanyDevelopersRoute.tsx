import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { Developers } from "./Developers.js";

/** The API keys and webhook endpoints of a seller's company. */
export function CompanyDevelopersRoute() {
  usePageTitle(messages.developers);
  return <Developers headingLevel={2} />;
}
