import type { ImportError } from "@callwright/sdk/contract";

import type { Messages } from "../../../i18n/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";

type Headings = Pick<Messages<typeof potentialCustomersMessages>, "row" | "column" | "reason">;

/** The number of rows that were left out. A row may have several errors. */
export function countRows(errors: readonly ImportError[]): number {
  return new Set(errors.map(({ row }) => row)).size;
}

/** The rows that were left out, as text that a spreadsheet splits into cells when it is pasted. */
export function toPastedTable(t: Headings, errors: readonly ImportError[]): string {
  return lines(t, errors)
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t"))
    .join("\n");
}

/** The rows that were left out, as a `.csv` file. A byte order mark tells spreadsheets that it is UTF-8. */
export function toCsv(t: Headings, errors: readonly ImportError[]): Blob {
  const text = lines(t, errors)
    .map((cells) => cells.map(csvCell).join(","))
    .join("\r\n");
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

function lines(t: Headings, errors: readonly ImportError[]): string[][] {
  return [[t.row, t.column, t.reason], ...errors.map(({ row, column, reason }) => [`${row}`, column ?? "", reason])];
}

/** A reason may quote text from the file. An apostrophe keeps a spreadsheet from reading it as a formula. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
