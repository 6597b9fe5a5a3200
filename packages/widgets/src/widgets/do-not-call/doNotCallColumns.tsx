import { type Messages, useTimes } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useNow } from "../../lib/useNow.js";
import { joinFacts } from "../../lib/joinFacts.js";
import { DateTime } from "../../records/DateTime.js";
import { Chip } from "../../ui/chip/index.js";
import { PhoneNumber } from "../../ui/phone-number/index.js";
import type { TableColumn } from "../../ui/table/index.js";
import type { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import { ageInDays, isTooOld, type DoNotCallSort, type DoNotCallView, type NumberRow } from "./doNotCall.model.js";

type Column = TableColumn<NumberRow, DoNotCallSort>;

/** The columns of the list. The company is shown only if the list has numbers of several companies. */
export function doNotCallColumns(
  t: Messages<typeof firstDoNotCallMessages>,
  { show, hasCompany }: Pick<DoNotCallView, "show"> & { hasCompany: boolean },
): Column[] {
  const company: Column = {
    id: "company",
    header: t.company,
    minWidth: 130,
    listLine: 2,
    cell: (row) => row.company?.name ?? t.everywhere,
  };
  const number: Column = {
    id: "number",
    header: t.number,
    isRowHeader: true,
    sortBy: "phoneNumber",
    minWidth: 160,
    cell: ({ phoneNumber, register }) =>
      phoneNumber === null ? (register?.name ?? t.IMPORT) : <PhoneNumber number={phoneNumber} />,
  };
  const source: Column = {
    id: "source",
    header: t.source,
    width: 150,
    listLine: 3,
    cell: (row) => <SourceOf t={t} row={row} />,
  };
  return [number, source, ...(hasCompany ? [company] : []), ...(show === "listed" ? listed(t) : lifted(t))];
}

function listed(t: Messages<typeof firstDoNotCallMessages>): Column[] {
  return [
    { id: "reason", header: t.reason, minWidth: 150, listLine: 2, cell: (row) => <ReasonOf t={t} row={row} /> },
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

function lifted(t: Messages<typeof firstDoNotCallMessages>): Column[] {
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

interface CellProps {
  t: Messages<typeof firstDoNotCallMessages>;
  row: NumberRow;
}

/** How an entry was added to the list or, for a register that has expired, that it is too old. */
function SourceOf({ t, row }: CellProps) {
  const now = useNow(60_000);
  return isTooOld(row, now) ? <Chip tone="warning">{t.tooOld}</Chip> : <Chip>{t[row.source]}</Chip>;
}

/** Why a number is on the list. For a register: the count of its numbers, its age, and when it expires. */
function ReasonOf({ t, row: { reason, register } }: CellProps) {
  const times = useTimes();
  const { timeZone } = useClock();
  const now = useNow(60_000);
  if (!register) return reason ?? t.none;
  const { numbersCount: count, expiresAt } = register;
  const days = ageInDays(register, now);
  return joinFacts([
    t.numbersOfRegister({ count }),
    days === 0 ? t.importedToday : t.daysOld({ count: days }),
    expiresAt && t.validUntil({ date: times.date(expiresAt, "day", timeZone) }),
  ]);
}
