import type { SellerCompany } from "@callwright/sdk/contract";

import { FaqPanel } from "../../../companies/faq/FaqPanel.js";
import { type Messages, useNames } from "../../../i18n/index.js";
import { Avatar } from "../../../ui/avatar/index.js";
import { useUnsavedGuard } from "../../../ui/confirm/index.js";
import { Tabs } from "../../../ui/tabs/index.js";
import { Truncate } from "../../../ui/truncate/index.js";
import type { companiesMessages } from "../companies.messages.js";
import type { CompaniesProps } from "../Companies.js";
import type { CompanyTab } from "../Companies.types.js";
import { CompanyCustomers } from "./CompanyCustomers.js";
import { CompanyInfo } from "./CompanyInfo.js";
import { CompanyUsers } from "./CompanyUsers.js";
import { Head, Name, Names, Place } from "./Detail.styles.js";

/** Props of {@link DetailTabs}. */
export interface DetailTabsProps {
  t: Messages<typeof companiesMessages>;
  company: SellerCompany;
  tab: CompanyTab;
  onTabChange: (tab: CompanyTab) => void;
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  onOpenCustomer: CompaniesProps["onOpenPotentialCustomer"];
}

/** The four tabs of a company. The selected tab stays when another company is opened. */
export function DetailTabs({ t, company, tab, onTabChange, isDirty, onDirtyChange, onOpenCustomer }: DetailTabsProps) {
  const formats = useNames();
  // Leaving a tab unmounts it, and unsaved text in it would be lost.
  const { guard, dialog } = useUnsavedGuard(isDirty);
  const { id, name, headquarterCity: city, headquarterCountry: country } = company;
  return (
    <>
      <Head>
        <Avatar name={name} size={40} shape="square" />
        <Names>
          <Name>
            <Truncate>{name}</Truncate>
          </Name>
          <Place>
            <Truncate>{[city?.name, formats.country(country.iso2)].filter(Boolean).join(", ")}</Truncate>
          </Place>
        </Names>
      </Head>
      <Tabs
        hasGutter
        label={t.tabs}
        selectedId={tab}
        onSelect={(next) => next !== tab && guard(() => onTabChange(next))}
        items={[
          {
            id: "info",
            label: t.companyInfo,
            content: <CompanyInfo key={id} t={t} company={company} onDirtyChange={onDirtyChange} />,
          },
          { id: "users", label: t.users, content: <CompanyUsers key={id} t={t} companyId={id} /> },
          {
            id: "customers",
            label: t.potentialCustomers,
            content: <CompanyCustomers key={id} t={t} companyId={id} onOpenCustomer={onOpenCustomer} />,
          },
          {
            id: "faq",
            label: t.faq,
            content: <FaqPanel key={id} companyId={id} leave={guard} onDirtyChange={onDirtyChange} />,
          },
        ]}
      />
      {dialog}
    </>
  );
}
