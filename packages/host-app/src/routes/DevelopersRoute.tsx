import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { Developers } from "./Developers.js";

/** The keys and endpoints of any company, for managers. The detail of a company leads here. */
export function DevelopersRoute() {
  usePageTitle(messages.developers);
  return <Developers headingLevel={1} />;
}
