import { detectDelimiter, parseCsv } from "hucre/csv";

import { notExcel, tooLarge, unreadable } from "./SpreadsheetError.ts";
import type { TableFacts } from "./table.ts";
import { utf16Of } from "./utf16.ts";

/**
 * Passes every row of a .csv to `keep`: with any common separator and encoding, including cells pasted from a
 * spreadsheet.
 */
export function readCsvRows(file: Uint8Array, keep: (index: number, cells: string[]) => void): TableFacts {
  const text = decode(file);
  if (text.trim() === "") throw unreadable("The file is empty.");
  if (text.includes("\0")) throw notExcel();
  // Excel's own line for the separator, which is not a row.
  const named = /^sep=(.)\r?\n/i.exec(text);
  if ((text.match(/[,;\t|\n]/g)?.length ?? 0) > mostCells) throw tooLarge("The file has too many cells to be a list.");
  const delimiter = named?.[1] ?? detectDelimiter(text);
  const rows = parseCsv(`${named ? text.slice(named[0].length) : text}\n${end}`, { delimiter });
  const linesAbove = named ? 1 : 0;
  // The row of an open quotation mark holds all that follows it.
  if (rows.pop()?.[0] !== end)
    throw unreadable(`The quotation mark that opens a cell in row ${rows.length + 1 + linesAbove} is never closed.`);
  rows.forEach((cells, index) =>
    keep(
      index + linesAbove,
      cells.map((cell) => (typeof cell === "string" ? cell.trim() : "")),
    ),
  );
  return { sheets: [], sheet: "", mergedCells: 0, formulasWithoutResult: 0 };
}

/** A last row, which is there again unless a quotation mark before it is open. */
const end = "end";

/** Fifty thousand rows of fifty columns. */
const mostCells = 2_500_000;

/** Spreadsheets save text as UTF-8 with a mark, as UTF-16, or in the code page of their system. */
function decode(file: Uint8Array): string {
  const utf16 = utf16Of(file);
  if (utf16) return new TextDecoder(utf16).decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    // Differs from Western Europe's in six letters, which Turkish has and no other language but Icelandic.
    return new TextDecoder("windows-1254").decode(file);
  }
}
