import { Companies, type CompaniesView } from "@callwright/widgets";
import { useNavigate } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useViewInSearch } from "./viewInSearch.js";

/** The companies, for managers (B-ROUTE-05). `?id=` opens one of them. */
export function CompaniesRoute() {
  usePageTitle(messages.companies);
  const navigate = useNavigate();
  const { initialView, onViewChange } = useViewInSearch<CompaniesView & { id: string }>();
  const { id = "", ...view } = initialView;
  return (
    <Companies
      headingLevel={1}
      initialView={{ ...view, openCompanyId: id }}
      onViewChange={({ openCompanyId, ...rest }, step) =>
        onViewChange({ ...rest, ...(openCompanyId && { id: openCompanyId }) }, step)
      }
      onOpenDevelopers={({ sellerCompanyId }) => void navigate({ to: paths.DEVELOPERS, search: { sellerCompanyId } })}
      onOpenPotentialCustomer={({ potentialCustomerId, sellerCompanyId }) => {
        const search = { sellerCompanyId, openCustomerId: potentialCustomerId };
        void navigate({ to: paths.POTENTIAL_CUSTOMERS, search });
      }}
    />
  );
}
