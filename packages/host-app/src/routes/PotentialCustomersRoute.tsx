import { PotentialCustomers, type PotentialCustomersView } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { useOpenCall } from "./useOpenCall.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The potential customers and their contacts (B-ROUTE-01). */
export function PotentialCustomersRoute() {
  usePageTitle(messages.potentialCustomers);
  return (
    <PotentialCustomers headingLevel={1} onOpenCall={useOpenCall()} {...useViewInSearch<PotentialCustomersView>()} />
  );
}
