import { parentPort, workerData } from "node:worker_threads";

import { readCsvRows } from "./readCsvRows.ts";
import { SpreadsheetError, tooLarge, unreadable } from "./SpreadsheetError.ts";
import type { ReadLimits, ReaderAnswer, SheetRow, TableFacts, TableRequest } from "./withTable.ts";
import { readXlsxRows } from "./readXlsxRows.ts";

const rowsPerBatch = 1_000;
const { file, request, limits } = workerData as { file: Uint8Array; request: TableRequest; limits: ReadLimits };
let table: { facts: TableFacts; rows: SheetRow[] } | undefined;
let given = 0;

parentPort?.on("message", () => void answer());

async function answer(): Promise<void> {
  parentPort?.postMessage(await nextAnswer(), []);
}

async function nextAnswer(): Promise<ReaderAnswer> {
  try {
    if (!table) {
      table = await readTable();
      return { facts: table.facts };
    }
    const batch = table.rows.slice(given, given + rowsPerBatch);
    given += batch.length;
    return batch.length > 0 ? { rows: batch } : "done";
  } catch (error) {
    const { fault, message } =
      error instanceof SpreadsheetError ? error : unreadable("The file is damaged and cannot be read.");
    return { fault, message };
  }
}

async function readTable() {
  const rows: SheetRow[] = [];
  let characters = 0;
  const keep = (index: number, texts: string[]) => {
    const cells = texts.slice(0, limits.maxColumns);
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length === 0) return;
    characters += length;
    // The header does not count.
    if (rows.length > limits.maxRows)
      throw tooLarge(`The file has more than ${limits.maxRows.toLocaleString("en-US")} rows. Please split it.`);
    if (characters > limits.maxCharacters) throw tooLarge("The file holds too much text to be a list.");
    rows.push({ number: index + 1, cells });
  };
  const facts = request.format === "csv" ? readCsvRows(file, keep) : await readXlsxRows(file, request, rows, keep);
  return { facts, rows };
}
