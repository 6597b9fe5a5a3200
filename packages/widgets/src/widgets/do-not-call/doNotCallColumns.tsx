import type { Messages } from "../../i18n/index.js";
import { DateTime } from "../../records/DateTime.js";
import { Chip } from "../../ui/chip/index.js";
import { PhoneNumber } from "../../ui/phone-number/index.js";
import type { TableColumn } from "../../ui/table/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import type { DoNotCallSort, DoNotCallView, NumberRow } from "./doNotCall.model.js";

type Column = TableColumn<NumberRow, DoNotCallSort>;

/** The columns of the list; whose a number is only where there are those of several companies. */
export function doNotCallColumns(
  t: Messages<typeof doNotCallMessages>,
  { show, hasCompany }: Pick<DoNotCallView, "show"> & { hasCompany: boolean },
): Column[] {
  const company: Column = {
    id: "company",
    header: t.company,
    minWidth: 130,
    listLine: 2,
    cell: ({ companyName }) => companyName ?? t.everywhere,
  };
  const number: Column = {
    id: "number",
    header: t.number,
    isRowHeader: true,
    sortBy: "phoneNumber",
    minWidth: 160,
    cell: ({ phoneNumber }) => (phoneNumber === null ? t.hidden : <PhoneNumber number={phoneNumber} />),
  };
  const source: Column = {
    id: "source",
    header: t.source,
    width: 150,
    listLine: 3,
    cell: ({ source: cameBy }) => <Chip>{t[cameBy]}</Chip>,
  };
  return [number, source, ...(hasCompany ? [company] : []), ...(show === "listed" ? listed(t) : lifted(t))];
}

function listed(t: Messages<typeof doNotCallMessages>): Column[] {
  return [
    { id: "reason", header: t.reason, minWidth: 150, listLine: 2, cell: ({ reason }) => reason ?? t.none },
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
      cell: ({ createdBy }) => createdBy ?? t.none,
    },
  ];
}

function lifted(t: Messages<typeof doNotCallMessages>): Column[] {
  return [
    {
      id: "liftReason",
      header: t.liftReason,
      minWidth: 150,
      listLine: 2,
      cell: ({ lifted: trace }) => trace?.reason ?? t.none,
    },
    {
      id: "liftedAt",
      header: t.liftedAt,
      isNumeric: true,
      width: 168,
      listLine: 3,
      cell: ({ lifted: trace }) => (trace ? <DateTime instant={trace.at} pattern="record" /> : t.none),
    },
    {
      id: "liftedBy",
      header: t.liftedBy,
      priority: 3,
      minWidth: 120,
      listLine: false,
      cell: ({ lifted: trace }) => trace?.by ?? t.none,
    },
  ];
}
