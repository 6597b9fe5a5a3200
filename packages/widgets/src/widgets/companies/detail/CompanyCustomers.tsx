import type { PotentialCustomer } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { type Messages, useNumbers } from "../../../i18n/index.js";
import { Country } from "../../../records/Country.js";
import { TextList } from "../../../ui/chip/index.js";
import { EmptyState } from "../../../ui/empty-state/index.js";
import { Contact } from "../../../ui/icon/generated/icons.js";
import type { TableColumn } from "../../../ui/table/index.js";
import type { companiesMessages } from "../companies.messages.js";
import type { CompaniesProps } from "../Companies.js";
import { DrawerTable } from "./DrawerTable.js";
import { useCompanyCustomers } from "./useCompanyCustomers.js";

/** Props of {@link CompanyCustomers}. */
export interface CompanyCustomersProps {
  t: Messages<typeof companiesMessages>;
  companyId: string;
  onOpenCustomer: CompaniesProps["onOpenPotentialCustomer"];
}

/** The potential customers of a company, including the catalogue customers that are attached to it. */
export function CompanyCustomers({ t, companyId, onOpenCustomer }: CompanyCustomersProps) {
  const formats = useNumbers();
  const columns = useMemo<TableColumn<PotentialCustomer>[]>(
    () => [
      { id: "name", header: t.name, isRowHeader: true, cell: ({ name }) => name },
      {
        id: "country",
        header: t.country,
        listLine: 2,
        width: 140,
        cell: (customer) => <Country iso2={customer.headquarterCountry.iso2} />,
      },
      {
        id: "products",
        header: t.products,
        listLine: 3,
        cell: ({ name: customer, products }) =>
          products.length > 0 ? (
            <TextList label={t.products} owner={customer} items={products.map(({ name }) => name)} />
          ) : (
            t.unknown
          ),
      },
      {
        id: "contacts",
        header: t.contacts,
        isNumeric: true,
        align: "end",
        width: 92,
        listLine: false,
        cell: ({ contactsCount }) => formats.number(contactsCount),
      },
    ],
    [t, formats],
  );
  return (
    <DrawerTable
      label={t.potentialCustomers}
      columns={columns}
      model={useCompanyCustomers(companyId)}
      rowLabel={({ name }) => name}
      forbidden={t.forbidden}
      empty={<EmptyState icon={Contact}>{t.noCustomers}</EmptyState>}
      {...(onOpenCustomer && {
        onRowOpen: ({ id }: PotentialCustomer) =>
          onOpenCustomer({ potentialCustomerId: id, sellerCompanyId: companyId }),
      })}
    />
  );
}
