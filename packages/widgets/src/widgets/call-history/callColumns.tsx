import { CallStart } from "../../calls/CallStart.js";
import { CallStatusCell } from "../../calls/CallStatusCell.js";
import { CallTime } from "../../calls/CallTime.js";
import type { CallRow } from "../../calls/callRow.model.js";
import { FromNumber } from "../../calls/FromNumber.js";
import { LanguageName } from "../../calls/LanguageName.js";
import type { Messages } from "../../i18n/index.js";
import { CellText, type TableColumn } from "../../ui/table/index.js";
import { AnswerAndNote } from "./AnswerAndNote.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import type { CallSort } from "./CallHistory.types.js";
import { ScoreCell } from "./ScoreCell.js";

type Column = TableColumn<CallRow, CallSort>;

/** The columns of all calls. Managers also see the seller company. */
export function callColumns(t: Messages<typeof firstCallHistoryMessages>, isManager: boolean): Column[] {
  const { status, answer, score, number, start, created } = commonColumns(t);
  const customer: Column = {
    id: "customer",
    header: t.customer,
    cell: (row) => row.customer,
    isRowHeader: true,
    sortBy: "potentialCustomerCompany",
    width: "24%",
    minWidth: 233,
  };
  const contact: Column = {
    id: "contact",
    header: t.contact,
    cell: (row) => row.contact && <CellText secondary={row.jobTitle}>{row.contact}</CellText>,
    sortBy: "contact",
    listLine: 3,
    width: "15%",
    minWidth: 150,
  };
  const seller: Column = {
    id: "seller",
    header: t.seller,
    cell: (row) => row.seller,
    sortBy: "sellerCompany",
    priority: 2,
    listLine: false,
    width: "15%",
    minWidth: 165,
  };
  const others = [answer, customer, contact, score, number, start, created];
  // The seller's column takes the space in which a status can also show the duration of a call.
  return isManager ? [status, ...others, seller] : [{ ...status, width: 156 }, ...others];
}

/** The columns if all calls belong to one call center item, and so to one contact. */
export function itemColumns(t: Messages<typeof firstCallHistoryMessages>): Column[] {
  const { status, answer, score, number, start, created } = commonColumns(t);
  const language: Column = {
    id: "language",
    header: t.language,
    cell: (row) => <LanguageName code={row.language} />,
    listLine: 3,
  };
  return [status, answer, { ...start, isRowHeader: true }, language, score, number, created];
}

function commonColumns(t: Messages<typeof firstCallHistoryMessages>): Common {
  return {
    status: {
      id: "status",
      header: t.status,
      cell: (row) => <CallStatusCell call={row} />,
      sortBy: "status",
      width: 140,
      listLine: 2,
    },
    answer: {
      id: "answer",
      header: t.answer,
      cell: (row) => row.answer !== "NO_CALL" && <AnswerAndNote answer={row.answer} note={row.note} />,
      sortBy: "answer",
      width: "15%",
      minWidth: 132,
      listLine: 2,
    },
    score: {
      id: "score",
      header: t.score,
      cell: (row) => row.score !== null && <ScoreCell t={t} score={row.score} />,
      sortBy: "score",
      isDescendingFirst: true,
      align: "end",
      isNumeric: true,
      priority: 4,
      listLine: 2,
      width: 76,
    },
    number: {
      id: "number",
      header: t.number,
      cell: (row) => <FromNumber number={row.fromNumber} />,
      sortBy: "sellerCompanyNumber",
      isNumeric: true,
      priority: 3,
      width: 147,
    },
    start: {
      id: "start",
      header: t.start,
      cell: (row) => (row.startAt !== null || row.heldUntil !== null) && <CallStart call={row} />,
      sortBy: "startAt",
      isDescendingFirst: true,
      isNumeric: true,
      listLine: 3,
      width: 176,
    },
    created: {
      id: "created",
      header: t.created,
      cell: (row) => <CallTime instant={row.createdAt} />,
      sortBy: "createdAt",
      isDescendingFirst: true,
      isNumeric: true,
      priority: 4,
      width: 176,
    },
  };
}

type Common = { [Id in "status" | "answer" | "score" | "number" | "start" | "created"]: Column };
