import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { Developers } from "./Developers.js";

/** What a company's developers need: keys for their server, and addresses that are told what happens. */
export function CompanyDevelopersRoute() {
  usePageTitle(messages.developers);
  return <Developers headingLevel={2} />;
}
