import type { FileContent } from "../../http/contract.ts";
import { problem, type Problem } from "../../http/problem.ts";
import { readXlsx, type SheetRow } from "../../files/readXlsx.ts";
import { SpreadsheetError, tooLarge, type SpreadsheetFault } from "../../files/SpreadsheetError.ts";
import { writeXlsx, type XlsxColumn } from "../../files/writeXlsx.ts";

/** A list of 50,000 rows is about 4 MB. */
const maxUploadBytes = 10 * 1024 * 1024;

/**
 * Hands an uploaded .xlsx to `work` in batches of rows. A refused file becomes a problem: 415 for no .xlsx, 413 for too
 * large, 400 for empty or damaged.
 */
export async function withUploadedRows<Result>(
  file: File,
  work: (batches: SheetBatches) => Promise<Result>,
): Promise<Result> {
  try {
    if (file.size > maxUploadBytes) throw tooLarge("The file is larger than 10 MB. Please split it.");
    const batches = readXlsx(new Uint8Array(await file.arrayBuffer()));
    try {
      return await work(batches);
    } finally {
      // Ends the reader when the work stopped before the last row.
      await batches.return();
    }
  } catch (error) {
    throw error instanceof SpreadsheetError ? refusal(error) : error;
  }
}

export type SheetBatches = AsyncGenerator<SheetRow[], void, undefined>;

const refusals: Record<SpreadsheetFault, [status: number, code: Problem["code"]]> = {
  "not-excel": [415, "NOT_AN_EXCEL_FILE"],
  "too-large": [413, "PAYLOAD_TOO_LARGE"],
  unreadable: [400, "FILE_UNREADABLE"],
};

function refusal({ fault, message }: SpreadsheetError): Problem {
  const [status, code] = refusals[fault];
  return problem(status, code, message, { errors: { file: message } });
}

export const xlsxContentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The answer of an export: a workbook that is written while it is sent. */
export function workbook<Row>(
  name: string,
  columns: readonly XlsxColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): { status: 200; content: FileContent } {
  return {
    status: 200,
    content: { contentType: xlsxContentType, data: writeXlsx(name, columns, rows), downloadName: `${name}.xlsx` },
  };
}
