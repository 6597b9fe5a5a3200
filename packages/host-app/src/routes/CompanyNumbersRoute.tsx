import { Numbers, type NumbersView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The numbers a company calls from (B-ROUTE-06). Money is paid in where the plans are. */
export function CompanyNumbersRoute() {
  usePageTitle(messages.numbers);
  const navigate = useNavigate();
  return (
    <Numbers onAddBalance={() => void navigate({ to: paths.COMPANY_PLANS })} {...useViewInSearch<NumbersView>()} />
  );
}
