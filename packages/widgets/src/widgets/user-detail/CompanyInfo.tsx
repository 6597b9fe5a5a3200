import type { NamedRef } from "@callwright/sdk/contract";
import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { Avatar } from "../../ui/avatar/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Building2 } from "../../ui/icon/generated/icons.js";
import { CellText, RowActions, Table, type TableColumn } from "../../ui/table/index.js";
import type { userDetailMessages } from "./userDetail.messages.js";
import { Company } from "./UserDetail.styles.js";

/** Props of {@link CompanyInfo}. */
export interface CompanyInfoProps {
  t: Messages<typeof userDetailMessages>;
  companies: readonly NamedRef[];
  /** Called when a person wants to open a company; if undefined, companies are not links. */
  onOpen: ((company: NamedRef) => void) | undefined;
}

/** The companies of a user, with links to them (B-UDET-03, B-UDET-04). */
export function CompanyInfo({ t, companies, onOpen }: CompanyInfoProps) {
  const open = useEvent((company: NamedRef) => onOpen?.(company));
  const columns = useMemo<TableColumn<NamedRef>[]>(
    () => [
      {
        id: "company",
        header: t.company,
        isRowHeader: true,
        cell: ({ name }) => (
          <Company>
            <Avatar name={name} size={28} shape="square" />
            <CellText>{name}</CellText>
          </Company>
        ),
      },
    ],
    [t],
  );
  const renderActions = useMemo(
    () => (company: NamedRef) => (
      <RowActions rowName={company.name} quick={[{ id: "detail", label: t.detail, onAction: () => open(company) }]} />
    ),
    [t, open],
  );
  return (
    <Table
      label={t.companyInfo}
      columns={columns}
      rows={companies}
      getRowId={({ id }) => id}
      rowLabel={({ name }) => name}
      placeholder={companies.length === 0 ? <EmptyState icon={Building2}>{t.noCompanies}</EmptyState> : undefined}
      {...(onOpen && { onRowOpen: open, renderActions })}
    />
  );
}
