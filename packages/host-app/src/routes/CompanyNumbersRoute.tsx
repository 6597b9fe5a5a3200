import { Numbers, type NumbersView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The numbers that a company calls from (B-ROUTE-06). To add balance it links to the page of the plans. */
export function CompanyNumbersRoute() {
  usePageTitle(messages.numbers);
  const navigate = useNavigate();
  return (
    <Numbers onAddBalance={() => void navigate({ to: paths.COMPANY_PLANS })} {...useViewInSearch<NumbersView>()} />
  );
}
