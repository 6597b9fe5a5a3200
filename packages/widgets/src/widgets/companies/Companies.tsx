import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companiesMessages } from "./companies.messages.js";
import { CompaniesList } from "./Companies.view.js";
import { type CompaniesOptions, useCompanies } from "./useCompanies.js";

/** Texts of {@link Companies} said differently. */
export type CompaniesMessages = MessageOverrides<typeof companiesMessages>;

/** Props of {@link Companies}. */
export interface CompaniesProps extends CompaniesOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: CompaniesOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: CompaniesOptions["onViewChange"];
  /** A company was created. */
  onCompanyCreated?: CompaniesOptions["onCompanyCreated"];
  /** Leads to a customer of a company. Without it customers are only listed. */
  onOpenPotentialCustomer?: (event: { potentialCustomerId: string; sellerCompanyId: string }) => void;
  /** Leads to the API keys and webhooks of a company. Without it nothing leads there. */
  onOpenDevelopers?: (event: { sellerCompanyId: string }) => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: CompaniesMessages;
  className?: string;
}

/**
 * The seller companies, for managers: each with what it sells, its people, its customers, and what the assistant answers
 * for it.
 *
 * @example
 * <Companies headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Companies = /* @__PURE__ */ forwardRef<WidgetHandle, CompaniesProps>(function Companies(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="companies" texts={companiesMessages} className={className} handle={ref}>
      <ControlledCompanies {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledCompanies({
  messages,
  headingLevel,
  onOpenPotentialCustomer,
  onOpenDevelopers,
  ...options
}: Omit<CompaniesProps, "className">) {
  const t = useMessages(companiesMessages, messages);
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
}
