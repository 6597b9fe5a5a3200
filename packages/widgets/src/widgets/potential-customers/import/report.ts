import type { ImportError } from "@callwright/sdk/contract";

import type { Messages } from "../../../i18n/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";

type Headings = Pick<Messages<typeof potentialCustomersMessages>, "row" | "column" | "reason">;

/** So many rows were left out; one row may have several faults. */
export function countRows(errors: readonly ImportError[]): number {
  return new Set(errors.map(({ row }) => row)).size;
}

/** What was left out as text that a spreadsheet takes over cell by cell when it is pasted. */
export function toPastedTable(t: Headings, errors: readonly ImportError[]): string {
  return lines(t, errors)
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t"))
    .join("\n");
}

/** What was left out as a `.csv` file. It says that it is UTF-8, which spreadsheets would not guess. */
export function toCsv(t: Headings, errors: readonly ImportError[]): Blob {
  const text = lines(t, errors)
    .map((cells) => cells.map(csvCell).join(","))
    .join("\r\n");
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

function lines(t: Headings, errors: readonly ImportError[]): string[][] {
  return [[t.row, t.column, t.reason], ...errors.map(({ row, column, reason }) => [`${row}`, column ?? "", reason])];
}

/** A reason may quote what somebody typed: it stays text, also where it begins as a formula would. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
