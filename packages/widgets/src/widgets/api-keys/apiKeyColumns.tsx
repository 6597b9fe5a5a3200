import { Mono } from "../../companies/developers/Developers.styles.js";
import type { Messages } from "../../i18n/index.js";
import { DateTime } from "../../records/DateTime.js";
import { Chip, TextList } from "../../ui/chip/index.js";
import type { TableColumn } from "../../ui/table/index.js";
import type { firstApiKeysMessages } from "./apiKeys.firstTexts.js";
import type { ApiKeyRow, ApiKeySort } from "./ApiKeys.types.js";

/** The columns of the list. The company's column exists only if the list has keys of several companies. */
export function apiKeyColumns(
  t: Messages<typeof firstApiKeysMessages>,
  hasCompany: boolean,
): TableColumn<ApiKeyRow, ApiKeySort>[] {
  const company: TableColumn<ApiKeyRow, ApiKeySort> = {
    id: "company",
    header: t.company,
    minWidth: 130,
    listLine: 2,
    cell: ({ companyName }) => companyName,
  };
  return [
    {
      id: "name",
      header: t.name,
      isRowHeader: true,
      sortBy: "name",
      minWidth: 140,
      cell: ({ name }) => name,
    },
    {
      id: "key",
      header: t.key,
      isNumeric: true,
      width: 140,
      listLine: 3,
      cell: ({ prefix }) => <Mono dir="ltr">{t.keyBegins({ prefix })}</Mono>,
    },
    ...(hasCompany ? [company] : []),
    {
      id: "origins",
      header: t.origins,
      width: "32%",
      minWidth: 190,
      listLine: 2,
      cell: ({ name, origins }) => <TextList label={t.origins} owner={name} items={origins} max={1} />,
    },
    {
      id: "createdAt",
      header: t.created,
      sortBy: "createdAt",
      isDescendingFirst: true,
      isNumeric: true,
      priority: 3,
      width: 168,
      listLine: false,
      cell: ({ createdAt }) => <DateTime instant={createdAt} pattern="record" />,
    },
    {
      id: "createdBy",
      header: t.createdBy,
      priority: 3,
      minWidth: 110,
      listLine: false,
      cell: ({ createdBy }) => createdBy ?? t.unknown,
    },
    {
      id: "lastUsedAt",
      header: t.lastUsed,
      sortBy: "lastUsedAt",
      isDescendingFirst: true,
      isNumeric: true,
      width: 168,
      priority: 3,
      listLine: false,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t.never : <DateTime instant={lastUsedAt} pattern="record" />),
    },
    {
      id: "state",
      header: t.state,
      width: 100,
      listLine: 3,
      cell: ({ isActive }) => (isActive ? <Chip tone="success">{t.active}</Chip> : <Chip>{t.revoked}</Chip>),
    },
  ];
}
