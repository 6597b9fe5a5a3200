import { Usage, type UsageView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The spending and the deposits of a company (B-ROUTE-06, R-56). */
export function CompanyUsageRoute() {
  usePageTitle(messages.usage);
  const navigate = useNavigate();
  return <Usage {...useViewInSearch<UsageView>()} onAddBalance={() => void navigate({ to: paths.COMPANY_PLANS })} />;
}
