import type { FileContent, Upload } from "../../contract/operation.ts";
import { problem, type Problem } from "../../contract/problem.ts";
import { ReadLater } from "../../files/ReadLater.ts";
import { SpreadsheetError, type SpreadsheetFault } from "../../files/SpreadsheetError.ts";
import type { Table } from "../../files/table.ts";
import { NoRoom } from "../../files/turnstile.ts";
import { withTable } from "../../files/withTable.ts";
import { writeXlsx, type XlsxColumn } from "../../files/writeXlsx.ts";

/** An uploaded file, and the person's choices. */
export interface SheetUpload {
  file: Upload;
  /** The sheet to read; without it, the one that is most similar to such a list. */
  sheet?: string | undefined;
}

/**
 * Passes an uploaded .xlsx or .csv to `work`. A refused file becomes a problem: 415 for any other format, 413 for too
 * large, 400 for empty or damaged, and 429 or 503 if it was not read and may be sent again.
 */
export async function withUploadedTable<Result>(
  { file, sheet }: SheetUpload,
  headings: readonly string[],
  whose: string,
  work: (table: Table) => Promise<Result>,
): Promise<Result> {
  try {
    const { name, bytes } = await file.receive();
    const format = name.toLowerCase().endsWith(".csv") && !isZip(bytes) ? "csv" : "xlsx";
    return await withTable(bytes, { format, sheet, headings }, whose, work);
  } catch (error) {
    throw fileRefusal(error);
  }
}

/** A renamed workbook is still a workbook. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

const refusals: Record<SpreadsheetFault, [status: number, code: Problem["code"]]> = {
  "not-excel": [415, "NOT_AN_EXCEL_FILE"],
  "not-text": [415, "UNSUPPORTED_MEDIA_TYPE"],
  "too-large": [413, "PAYLOAD_TOO_LARGE"],
  unreadable: [400, "FILE_UNREADABLE"],
};

/** The problem of a file that was refused, or not read; any other error is not changed. */
export function fileRefusal(error: unknown): unknown {
  if (error instanceof NoRoom) return crowded(error);
  if (error instanceof ReadLater) return notNow(error);
  if (!(error instanceof SpreadsheetError)) return error;
  const { fault, message } = error;
  const [status, code] = refusals[fault];
  return problem(status, code, message, { errors: { file: message } });
}

/** Nobody should have to wait for minutes. */
function crowded({ isTheirOwn }: NoRoom): Problem {
  const headers = { "retry-after": "10" };
  return isTheirOwn
    ? problem(429, "TOO_MANY_REQUESTS", "Your company is importing other files. Please try again when they are done.", {
        headers,
      })
    : problem(503, "SERVICE_UNAVAILABLE", "Many files are being imported right now. Please try again in a moment.", {
        headers,
      });
}

function notNow(cause: ReadLater): Problem {
  const message =
    "The server is very busy right now and could not read the file in time. Please try again in a moment.";
  return problem(503, "SERVICE_UNAVAILABLE", message, { cause, headers: { "retry-after": "10" } });
}

export const xlsxContentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The response of an export: a workbook that is written while it is sent. */
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
