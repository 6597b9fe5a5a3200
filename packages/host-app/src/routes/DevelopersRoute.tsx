import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { Developers } from "./Developers.js";

/** The API keys and webhook endpoints of any company, for managers. The detail of a company links here. */
export function DevelopersRoute() {
  usePageTitle(messages.developers);
  return <Developers headingLevel={1} />;
}
