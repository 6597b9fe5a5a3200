import { CallStatusCell } from "../../calls/CallStatusCell.js";
import type { Messages } from "../../i18n/index.js";
import { CellText, type TableColumn } from "../../ui/table/index.js";
import { LastWords } from "./LastWords.js";
import type { firstLiveCallsMessages } from "./liveCalls.firstTexts.js";
import type { LiveCallRow, LiveCallsSort } from "./liveCalls.model.js";

type Column = TableColumn<LiveCallRow, LiveCallsSort>;

/** The columns of the list. Managers also see the company of each call. */
export function liveColumns(t: Messages<typeof firstLiveCallsMessages>, isManager: boolean): Column[] {
  const company: Column = {
    id: "company",
    header: t.company,
    priority: 2,
    minWidth: 150,
    listLine: 3,
    cell: ({ seller }) => seller,
  };
  return [
    {
      id: "contact",
      header: t.contact,
      isRowHeader: true,
      minWidth: 180,
      cell: ({ contact, customer }) => (
        <CellText secondary={contact ? customer : undefined}>{contact || customer}</CellText>
      ),
    },
    { id: "status", header: t.status, width: 156, listLine: 3, cell: (row) => <CallStatusCell call={row} /> },
    {
      id: "words",
      header: t.words,
      width: "40%",
      minWidth: 240,
      listLine: 2,
      cell: (row) => <LastWords t={t} row={row} />,
    },
    ...(isManager ? [company] : []),
  ];
}
