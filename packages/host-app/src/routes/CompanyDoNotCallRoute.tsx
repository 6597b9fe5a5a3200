import { DoNotCall, type DoNotCallView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The numbers that a seller's company does not call. */
export function CompanyDoNotCallRoute() {
  usePageTitle(messages.doNotCall);
  return <DoNotCall {...useViewInSearch<DoNotCallView>()} />;
}
