import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstCompaniesMessages } from "./companies.firstTexts.js";
import type { companiesMessages } from "./companies.messages.js";
import { CompaniesList } from "./Companies.view.js";
import { type CompaniesOptions, useCompanies } from "./useCompanies.js";

/** Texts that replace the default ones of {@link Companies}. */
export type CompaniesMessages = MessageOverrides<typeof companiesMessages>;

/** Props of {@link Companies}. */
export interface CompaniesProps extends CompaniesOptions, WidgetFrameProps {
  /** Called when a company has been created. */
  onCompanyCreated?: CompaniesOptions["onCompanyCreated"];
  /** Called when a person wants to open a customer of a company. If omitted, customers are listed without links. */
  onOpenPotentialCustomer?: (event: { potentialCustomerId: string; sellerCompanyId: string }) => void;
  /** Called when a person wants to open the API keys and webhooks of a company. If omitted, no link is shown. */
  onOpenDevelopers?: (event: { sellerCompanyId: string }) => void;
  messages?: CompaniesMessages;
}

/**
 * The list of seller companies, for managers. The detail of a company shows its information, users and customers, and
 * the questions that the assistant answers for it.
 *
 * @example
 * <Companies headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Companies = /* @__PURE__ */ defineWidget(
  { name: "companies", texts: firstCompaniesMessages },
  function Companies({ headingLevel, onOpenPotentialCustomer, onOpenDevelopers, ...options }: CompaniesProps, t) {
    const model = useCompanies(options, t);
    return (
      <CompaniesList
        t={t}
        model={model}
        headingLevel={headingLevel}
        onOpenCustomer={onOpenPotentialCustomer}
        onOpenDevelopers={onOpenDevelopers}
      />
    );
  },
);
