import { CallTime } from "../../calls/CallTime.js";
import { FromNumber } from "../../calls/FromNumber.js";
import { LanguageName } from "../../calls/LanguageName.js";
import { LocalTime } from "../../calls/local-time/LocalTime.js";
import { CallUnderWayLine } from "../../calls/start/CallUnderWayLine.js";
import type { Messages, Names, Numbers } from "../../i18n/index.js";
import { PhoneNumber } from "../../ui/phone-number/index.js";
import { CellText, type TableColumn } from "../../ui/table/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import { placeInRow, underWayOf } from "./callCenter.model.js";
import type { CallCenterRow, CallCenterSort } from "./CallCenter.types.js";

type Texts = Messages<typeof firstCallCenterMessages>;
type Column = TableColumn<CallCenterRow, CallCenterSort>;

/**
 * The columns of the call center. Managers also see the seller company. If there is more space than these need,
 * the customer's local time and the contact's phone number are shown too.
 */
export function callCenterColumns(t: Texts, names: Names, numbers: Numbers, isManager: boolean): Column[] {
  return [
    ...identityColumns(t, names, isManager),
    ...callColumns(t, names, numbers),
    ...(isManager ? [sellerColumn(t)] : []),
  ];
}

/** The columns that say whom a call goes to, and what it is about. */
function identityColumns(t: Texts, names: Names, isManager: boolean): Column[] {
  return [
    {
      id: "customer",
      header: t.customer,
      // The country alone has its own column.
      cell: (row) => <CellText secondary={row.city && placeInRow(row, names)}>{row.customer ?? t.none}</CellText>,
      isRowHeader: true,
      sortBy: "potentialCustomerCompany",
      width: "24%",
      minWidth: 236,
    },
    {
      id: "country",
      header: t.country,
      cell: (row) => row.countryCode !== undefined && names.country(row.countryCode),
      sortBy: "headquarterCountry",
      priority: 3,
      listLine: false,
      width: 126,
    },
    {
      id: "contact",
      header: t.contact,
      cell: (row) =>
        row.contact !== undefined && (
          <CellText secondary={row.activeCallId === undefined ? row.jobTitle : undefined} trailing={underWay(row)}>
            {row.contact}
          </CellText>
        ),
      sortBy: "contact",
      width: "15%",
      minWidth: 152,
    },
    {
      id: "product",
      header: t.product,
      cell: (row) => row.product,
      sortBy: "product",
      width: "24%",
      // Managers see the products of all companies, and the seller's column leaves this column only its minimum width.
      minWidth: isManager ? 234 : 200,
    },
    {
      id: "phone",
      header: t.phone,
      cell: (row) => row.phoneNumber !== undefined && <PhoneNumber number={row.phoneNumber} />,
      isNumeric: true,
      priority: 7,
      width: 152,
    },
  ];
}

/** The columns of the number to call from, the language, the local time and the calls so far. */
function callColumns(t: Texts, names: Names, numbers: Numbers): Column[] {
  return [
    {
      id: "number",
      header: t.number,
      cell: (row) => <FromNumber number={row.fromNumber} />,
      sortBy: "sellerCompanyNumber",
      isNumeric: true,
      priority: 5,
      width: 147,
    },
    {
      id: "language",
      header: t.language,
      cell: (row) => <LanguageName code={row.language} />,
      sortBy: "language",
      priority: 4,
      width: 106,
    },
    {
      id: "localTime",
      header: t.localTime,
      cell: (row) => row.timeZone !== null && <LocalTime timeZone={row.timeZone} />,
      isNumeric: true,
      priority: 6,
      listLine: 3,
      width: 106,
    },
    { id: "place", header: t.city, cell: (row) => placeInRow(row, names), listLine: 3, isListOnly: true },
    {
      id: "calls",
      header: t.calls,
      cell: (row) => row.callsCount > 0 && numbers.number(row.callsCount),
      sortBy: "callsCount",
      isDescendingFirst: true,
      isNumeric: true,
      align: "end",
      listLine: false,
      width: 78,
    },
    {
      id: "callsInWords",
      header: t.calls,
      cell: (row) => (row.callsCount === 0 ? t.notCalled : t.callsCount({ count: row.callsCount })),
      isNumeric: true,
      listLine: 3,
      isListOnly: true,
    },
    {
      id: "created",
      header: t.created,
      cell: (row) => <CallTime instant={row.createdAt} />,
      sortBy: "createdAt",
      isDescendingFirst: true,
      isNumeric: true,
      priority: 2,
      listLine: false,
      width: 176,
    },
  ];
}

function sellerColumn(t: Texts): Column {
  return {
    id: "seller",
    header: t.seller,
    cell: (row) => row.seller,
    sortBy: "sellerCompany",
    listLine: false,
    width: "17%",
    minWidth: 170,
  };
}

/** The progress of the call to a row's contact. It leaves enough space for the whole name. */
function underWay(row: CallCenterRow) {
  const call = underWayOf(row);
  return call && <CallUnderWayLine call={call} isTight />;
}
