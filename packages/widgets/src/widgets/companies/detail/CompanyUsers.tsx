import { useMemo } from "react";

import { type Messages, useMessages } from "../../../i18n/index.js";
import { roleMessages } from "../../../records/role.messages.js";
import { EmptyState } from "../../../ui/empty-state/index.js";
import { UsersRound } from "../../../ui/icon/generated/icons.js";
import type { TableColumn } from "../../../ui/table/index.js";
import type { companiesMessages } from "../companies.messages.js";
import { DrawerTable } from "./DrawerTable.js";
import { type CompanyUser, useCompanyUsers } from "./useCompanyUsers.js";

/** Props of {@link CompanyUsers}. */
export interface CompanyUsersProps {
  t: Messages<typeof companiesMessages>;
  companyId: string;
}

/** The users who work for a company. */
export function CompanyUsers({ t, companyId }: CompanyUsersProps) {
  const roles = useMessages(roleMessages);
  const columns = useMemo<TableColumn<CompanyUser>[]>(
    () => [
      { id: "name", header: t.name, isRowHeader: true, cell: nameOf },
      { id: "email", header: t.email, listLine: 2, cell: ({ email }) => email },
      { id: "role", header: t.role, width: 140, listLine: 3, cell: ({ role }) => roles[role] },
    ],
    [t, roles],
  );
  return (
    <DrawerTable
      label={t.users}
      columns={columns}
      model={useCompanyUsers(companyId)}
      rowLabel={nameOf}
      forbidden={t.forbidden}
      empty={<EmptyState icon={UsersRound}>{t.noUsers}</EmptyState>}
    />
  );
}

const nameOf = ({ name, surname }: CompanyUser) => `${name} ${surname}`;
