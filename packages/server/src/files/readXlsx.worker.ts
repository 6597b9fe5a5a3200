import { parentPort, workerData } from "node:worker_threads";

import { streamXlsxRows, type CellValue } from "hucre/xlsx";

import type { ReadLimits, ReaderAnswer, SheetRow } from "./readXlsx.ts";
import { SpreadsheetError, tooLarge, unreadable } from "./SpreadsheetError.ts";
import { assertSafeXlsx } from "./xlsxGuard.ts";

const rowsPerBatch = 500;
const { file, limits } = workerData as { file: Uint8Array; limits: ReadLimits };
const batches = readBatches();

parentPort?.on("message", () => void answer());

async function answer(): Promise<void> {
  parentPort?.postMessage(await nextAnswer(), []);
}

async function nextAnswer(): Promise<ReaderAnswer> {
  try {
    const { done, value } = await batches.next();
    return done ? "done" : { rows: value };
  } catch (error) {
    const { fault, message } =
      error instanceof SpreadsheetError ? error : unreadable("The file is damaged and cannot be read.");
    return { fault, message };
  }
}

async function* readBatches(): AsyncGenerator<SheetRow[], void, undefined> {
  assertSafeXlsx(file);
  let batch: SheetRow[] = [];
  let rowCount = 0;
  let characters = 0;
  for await (const { index, values } of streamXlsxRows(file)) {
    const cells = values.slice(0, limits.maxColumns).map(cellText);
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length === 0) continue;
    rowCount += 1;
    characters += length;
    // One more than the limit: the header does not count.
    if (rowCount > limits.maxRows + 1)
      throw tooLarge(`The file has more than ${limits.maxRows.toLocaleString("en-US")} rows. Please split it.`);
    if (characters > limits.maxCharacters) throw tooLarge("The file holds too much text to be a list.");
    batch.push({ number: index + 1, cells });
    if (batch.length === rowsPerBatch) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Phone numbers are often typed as numbers; 15 digits still print without an exponent. */
function cellText(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return String(value).trim();
}
