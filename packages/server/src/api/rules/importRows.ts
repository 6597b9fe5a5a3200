import type { Database, Trx } from "../../db/database.ts";
import { readHeader, RowReader, type Header, type RowError } from "../../domain/import/rowReader.ts";
import { problem } from "../../http/problem.ts";
import type { SheetRow } from "../../files/readXlsx.ts";
import { unreadable } from "../../files/SpreadsheetError.ts";
import { withUploadedRows } from "./spreadsheets.ts";

export interface ImportPlan<Column extends string, Row> {
  columns: readonly Column[];
  /** Columns without which the file is no such list. */
  required: readonly Column[];
  /** Reads one row; undefined when it has errors. */
  read: (row: RowReader<Column>) => Row | undefined;
  before?: (trx: Trx) => Promise<void>;
  write: (trx: Trx, rows: Row[]) => Promise<{ created: number; updated: number }>;
  /** The last word before the commit. */
  after: (trx: Trx) => Promise<void>;
}

export interface ImportResult {
  created: number;
  updated: number;
  errors: RowError[];
}

/** Beyond this nobody reads on; the counts still say how many rows came in. */
const maxReportedErrors = 1_000;

/**
 * Imports a spreadsheet in one transaction, some hundred rows at a time: the good rows of a file come in together or, after a
 * crash or a refusal, not at all.
 */
export async function importRows<Column extends string, Row>(
  db: Database,
  file: File,
  plan: ImportPlan<Column, Row>,
): Promise<ImportResult> {
  return withUploadedRows(file, async (batches) => {
    // The file is opened and its header read before a transaction is.
    const first = await batches.next();
    const [headerRow, ...firstRows] = first.done ? [] : first.value;
    if (!headerRow) throw unreadable("The file has no rows.");
    const header = readHeader(headerRow.cells, plan.columns, plan.required);
    if (typeof header === "string") throw problem(400, "FILE_UNREADABLE", header, { errors: { file: header } });
    return db.transaction().execute(async (trx) => {
      const result: ImportResult = { created: 0, updated: 0, errors: [] };
      await plan.before?.(trx);
      await importBatch(trx, header, firstRows, plan, result);
      for await (const rows of batches) await importBatch(trx, header, rows, plan, result);
      if (result.created + result.updated > 0) await plan.after(trx);
      return result;
    });
  });
}

async function importBatch<Column extends string, Row>(
  trx: Trx,
  header: Header<Column>,
  sheetRows: SheetRow[],
  plan: ImportPlan<Column, Row>,
  result: ImportResult,
) {
  const rows: Row[] = [];
  for (const sheetRow of sheetRows) {
    const reader = new RowReader(header, sheetRow);
    const row = plan.read(reader);
    if (row) rows.push(row);
    else result.errors.push(...reader.errors.slice(0, maxReportedErrors - result.errors.length));
  }
  if (rows.length === 0) return;
  const { created, updated } = await plan.write(trx, rows);
  result.created += created;
  result.updated += updated;
}
