import type { UserRole } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { type Messages, useMessages } from "../../i18n/index.js";
import { ListPage } from "../../lists/ListPage.js";
import type { ListProps } from "../../lists/ListProps.js";
import { roleMessages } from "../../records/role.messages.js";
import { Avatar } from "../../ui/avatar/index.js";
import { UsersRound } from "../../ui/icon/generated/icons.js";
import type { TableColumn } from "../../ui/table/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import type { companyMembersMessages } from "./companyMembers.messages.js";
import { Person } from "./CompanyMembers.styles.js";
import type { MemberRow, MemberSort } from "./CompanyMembers.types.js";
import type { useCompanyMembers } from "./useCompanyMembers.js";

type Texts = Messages<typeof companyMembersMessages>;

/** The view of the widget: a heading and the list of members. */
export function MemberList({
  t,
  model,
  headingLevel,
}: ListProps<typeof companyMembersMessages, typeof useCompanyMembers>) {
  const roles = useMessages(roleMessages);
  const columns = useMemo(() => memberColumns(t, roles), [t, roles]);
  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={UsersRound}
        columns={columns}
        rowLabel={rowLabel}
      />
    </>
  );
}

function memberColumns(t: Texts, roles: Readonly<Record<UserRole, string>>): TableColumn<MemberRow, MemberSort>[] {
  return [
    {
      id: "name",
      header: t.name,
      isRowHeader: true,
      sortBy: "name",
      minWidth: 180,
      cell: ({ fullName }) => (
        <Person>
          <Avatar name={fullName} size={28} />
          <Truncate>{fullName}</Truncate>
        </Person>
      ),
    },
    {
      id: "email",
      header: t.email,
      sortBy: "email",
      width: "36%",
      minWidth: 180,
      listLine: 2,
      cell: ({ email }) => email,
    },
    { id: "role", header: t.role, sortBy: "role", width: 160, listLine: 3, cell: ({ role }) => roles[role] },
  ];
}

const rowLabel = (row: MemberRow) => row.fullName;
