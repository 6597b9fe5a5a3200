import { DoNotCall, type DoNotCallView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The numbers that single companies do not call, and those that no company calls, for managers. */
export function DoNotCallRoute() {
  usePageTitle(messages.doNotCall);
  return <DoNotCall headingLevel={1} {...useViewInSearch<DoNotCallView>()} />;
}
