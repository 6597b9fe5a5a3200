import { streamXlsxRows, type CellValue } from "hucre/xlsx";

import { countHeadings } from "../domain/import/header.ts";
import { tooLarge, unreadable } from "./SpreadsheetError.ts";
import type { SheetRow, TableFacts, TableRequest } from "./table.ts";
import { assertSafeXlsx, readPart } from "./xlsxGuard.ts";
import {
  cellsJoinedDown,
  countFormulasWithoutResult,
  type JoinedCell,
  sheetsOf,
  type WorkbookSheet,
} from "./workbookFacts.ts";

/** Passes every row of the wanted sheet to `keep`, which adds non-empty ones to `rows`. */
export async function readXlsxRows(
  file: Uint8Array,
  request: TableRequest,
  rows: readonly SheetRow[],
  keep: (index: number, cells: string[]) => void,
): Promise<TableFacts> {
  assertSafeXlsx(file);
  const sheets = sheetsOf(file);
  if (sheets.length > mostSheets) throw tooLarge("The file has too many sheets to be a list.");
  const sheet = await wantedSheet(file, sheets, request);
  const xml = readPart(file, sheet.part);
  // Too many of them are refused before a parser reads them.
  const joined = xml ? cellsJoinedDown(xml) : [];
  for await (const { index, values } of streamXlsxRows(file, { sheet: sheet.index })) keep(index, values.map(cellText));
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet: sheet.name,
    mergedCells: repeatJoinedCells(joined, rows),
    formulasWithoutResult: xml ? countFormulasWithoutResult(xml) : 0,
  };
}

const mostSheets = 200;

/** The named sheet, or the visible sheet with most of the wanted headings; the first of several equal ones. */
async function wantedSheet(
  file: Uint8Array,
  sheets: readonly WorkbookSheet[],
  request: TableRequest,
): Promise<WorkbookSheet> {
  if (request.sheet !== undefined) {
    const named = sheets.find(({ name }) => name === request.sheet);
    if (!named) throw unreadable(`There is no sheet "${request.sheet}" in the file.`);
    return named;
  }
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const candidates = visible.length > 0 ? visible : sheets;
  const [first] = candidates;
  if (!first) throw unreadable("The file has no sheet.");
  if (candidates.length === 1) return first;
  const known = new Set(request.headings);
  let best = { sheet: first, score: -1 };
  for (const sheet of candidates.slice(0, sheetsSearched(file))) {
    const rows = await firstRows(file, sheet);
    const score = rows.some((cells) => cells.some(Boolean)) ? countHeadings(rows, known) : -1;
    if (score > best.score) best = { sheet, score };
  }
  return best.sheet;
}

/** The shared strings of sheets are read again for each inspected sheet. */
function sheetsSearched(file: Uint8Array): number {
  const sharedBytes = readPart(file, "xl/sharedStrings.xml")?.length ?? 0;
  return Math.max(1, Math.min(20, Math.floor(40_000_000 / sharedBytes)));
}

async function firstRows(file: Uint8Array, { index }: WorkbookSheet): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    for await (const { values } of streamXlsxRows(file, { sheet: index, maxRows: 20 }))
      rows.push(values.slice(0, 50).map(cellText));
  } catch {
    // A chart has no rows.
  }
  return rows;
}

/** Gives each row that a merged cell covers its text; returns how many such cells there are. */
function repeatJoinedCells(joined: readonly JoinedCell[], rows: readonly SheetRow[]): number {
  if (joined.length === 0) return 0;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  let covered = 0;
  for (const { column, fromRow, toRow } of joined) {
    const text = byNumber.get(fromRow)?.cells[column] ?? "";
    covered += toRow - fromRow;
    if (covered > mostCovered) throw tooLarge("The file has too many joined cells to be a list.");
    if (text === "") continue;
    for (let number = fromRow + 1; number <= toRow; number += 1) {
      const cells = byNumber.get(number)?.cells;
      if (!cells || cells[column]) continue;
      while (cells.length < column) cells.push("");
      cells[column] = text;
    }
  }
  return joined.length;
}

const mostCovered = 1_000_000;

/** Phone numbers are often typed as numbers; 15 digits are still printed without an exponent. */
function cellText(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dateText(value);
  return String(value).trim();
}

/** A date without a time is a day; a cell with an invalid date is empty. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const text = date.toISOString().slice(0, 16).replace("T", " ");
  return text.endsWith(" 00:00") ? text.slice(0, 10) : text;
}
