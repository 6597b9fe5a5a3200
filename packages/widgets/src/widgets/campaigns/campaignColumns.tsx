import { type Messages, useNumbers } from "../../i18n/index.js";
import { DateTime } from "../../records/DateTime.js";
import type { TableColumn } from "../../ui/table/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import type { CampaignRow, CampaignsSort } from "./campaigns.model.js";
import { CampaignProgressBar } from "./CampaignProgressBar.js";
import { CampaignStatusChip } from "./CampaignStatusChip.js";

type Column = TableColumn<CampaignRow, CampaignsSort>;

/** The columns of the list. The company's column exists only if the list has campaigns of several companies. */
export function campaignColumns(t: Messages<typeof firstCampaignsMessages>, hasCompany: boolean): Column[] {
  const company: Column = { id: "company", header: t.company, minWidth: 130, listLine: 3, cell: (row) => row.company };
  return [
    { id: "name", header: t.name, isRowHeader: true, sortBy: "name", minWidth: 180, cell: ({ name }) => name },
    {
      id: "status",
      header: t.status,
      width: 120,
      listLine: 3,
      cell: ({ status }) => <CampaignStatusChip t={t} status={status} />,
    },
    {
      id: "progress",
      header: t.progress,
      minWidth: 170,
      listLine: 2,
      cell: (row) => <CampaignProgressBar t={t} {...row} />,
    },
    {
      id: "reached",
      header: t.reached,
      align: "end",
      isNumeric: true,
      width: 96,
      listLine: false,
      cell: ({ progress }) => <Count of={progress.reached} />,
    },
    ...(hasCompany ? [company] : []),
    {
      id: "pace",
      header: t.pace,
      priority: 2,
      minWidth: 170,
      listLine: false,
      cell: ({ callsPerMinute: count }) => (count === null ? t.noPace : t.paceOf({ count })),
    },
    {
      id: "createdAt",
      header: t.createdAt,
      sortBy: "createdAt",
      isDescendingFirst: true,
      isNumeric: true,
      width: 168,
      listLine: 3,
      cell: ({ createdAt }) => <DateTime instant={createdAt} pattern="record" />,
    },
    {
      id: "createdBy",
      header: t.createdBy,
      priority: 3,
      minWidth: 120,
      listLine: false,
      cell: ({ createdBy }) => createdBy,
    },
  ];
}

function Count({ of: count }: { of: number }) {
  return <>{useNumbers().number(count)}</>;
}
