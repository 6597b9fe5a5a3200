import { parentPort, workerData } from "node:worker_threads";

import { streamXlsxRows, type CellValue } from "hucre/xlsx";

import type { ReadLimits, ReaderAnswer, SheetRow } from "./readXlsx.ts";
import { SpreadsheetError, tooLarge, unreadable } from "./SpreadsheetError.ts";
import { assertSafeXlsx } from "./xlsxGuard.ts";

const rowsPerBatch = 1_000;
const { file, limits } = workerData as { file: Uint8Array; limits: ReadLimits };
let rows: SheetRow[] | undefined;
let given = 0;

parentPort?.on("message", () => void answer());

async function answer(): Promise<void> {
  parentPort?.postMessage(await nextAnswer(), []);
}

async function nextAnswer(): Promise<ReaderAnswer> {
  try {
    rows ??= await readRows();
    const batch = rows.slice(given, given + rowsPerBatch);
    given += batch.length;
    return batch.length > 0 ? { rows: batch } : "done";
  } catch (error) {
    const { fault, message } =
      error instanceof SpreadsheetError ? error : unreadable("The file is damaged and cannot be read.");
    return { fault, message };
  }
}

async function readRows(): Promise<SheetRow[]> {
  assertSafeXlsx(file);
  const found: SheetRow[] = [];
  let characters = 0;
  for await (const { index, values } of streamXlsxRows(file)) {
    const cells = values.slice(0, limits.maxColumns).map(cellText);
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length === 0) continue;
    characters += length;
    // The header does not count.
    if (found.length > limits.maxRows)
      throw tooLarge(`The file has more than ${limits.maxRows.toLocaleString("en-US")} rows. Please split it.`);
    if (characters > limits.maxCharacters) throw tooLarge("The file holds too much text to be a list.");
    found.push({ number: index + 1, cells });
  }
  return found;
}

/** Phone numbers are often typed as numbers; 15 digits still print without an exponent. */
function cellText(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return String(value).trim();
}
