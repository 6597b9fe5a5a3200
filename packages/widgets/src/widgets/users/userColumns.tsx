import type { UserRole } from "@callwright/sdk/contract";

import type { Messages } from "../../i18n/index.js";
import { DateTime } from "../../records/DateTime.js";
import { Chip, TextList } from "../../ui/chip/index.js";
import { CellText, type TableColumn } from "../../ui/table/index.js";
import type { firstUsersMessages } from "./users.firstTexts.js";
import type { UserRow, UserSort } from "./Users.types.js";

/** The columns of the list (B-USER-02 to B-USER-07). */
export function userColumns(
  t: Messages<typeof firstUsersMessages>,
  roles: Readonly<Record<UserRole, string>>,
  now: Date,
): TableColumn<UserRow, UserSort>[] {
  return [
    { id: "name", header: t.name, isRowHeader: true, sortBy: "name", minWidth: 120, cell: ({ name }) => name },
    { id: "surname", header: t.surname, sortBy: "surname", minWidth: 120, listLine: 1, cell: ({ surname }) => surname },
    {
      id: "email",
      header: t.email,
      sortBy: "email",
      width: "24%",
      minWidth: 180,
      listLine: 2,
      cell: ({ email, invitedUntil }) =>
        invitedUntil === undefined ? (
          email
        ) : (
          <CellText trailing={<Invitation t={t} isExpired={Date.parse(invitedUntil) <= now.getTime()} />}>
            {email}
          </CellText>
        ),
    },
    { id: "role", header: t.role, sortBy: "role", width: 136, listLine: 3, cell: ({ role }) => roles[role] },
    {
      id: "companies",
      header: t.companies,
      priority: 2,
      minWidth: 160,
      listLine: 3,
      cell: ({ name, companies }) =>
        companies.length > 0 && <TextList label={t.companies} owner={name} items={companies.map(({ name }) => name)} />,
    },
    {
      id: "updatedAt",
      header: t.lastUpdated,
      sortBy: "updatedAt",
      isDescendingFirst: true,
      isNumeric: true,
      priority: 3,
      width: 168,
      listLine: false,
      cell: ({ updatedAt }) => <DateTime instant={updatedAt} pattern="record" />,
    },
  ];
}

function Invitation({ t, isExpired }: { t: Messages<typeof firstUsersMessages>; isExpired: boolean }) {
  return (
    <span>
      {isExpired ? <Chip tone="warning">{t.invitationExpired}</Chip> : <Chip tone="info">{t.invitation}</Chip>}
    </span>
  );
}
