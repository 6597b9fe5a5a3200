import { writeXlsxStream, type CellValue } from "hucre/xlsx";

export interface XlsxColumn<Row> {
  header: string;
  /** In characters of the default font. */
  width: number;
  value: (row: Row) => string | number | Date | null;
}

/**
 * Writes rows as the bytes of an .xlsx with a fixed header row, while they are still being read: memory stays flat for any
 * number of rows. Text that a spreadsheet would run as a formula is kept as text.
 *
 * @example
 * return new Response(writeXlsx("Products", [{ header: "Name", width: 32, value: (product) => product.name }], products))
 */
export function writeXlsx<Row>(
  sheetName: string,
  columns: readonly XlsxColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(cells(columns, rows), {
    name: sheetName,
    columns: columns.map(({ header, width }) => ({ header, width })),
    freezePane: { rows: 1 },
  });
}

async function* cells<Row>(
  columns: readonly XlsxColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<CellValue[], void, undefined> {
  for await (const row of rows) {
    yield columns.map(({ value }) => {
      const cell = value(row);
      return typeof cell === "string" ? withoutFormula(cell) : cell;
    });
  }
}

/**
 * A cell that starts with one of these becomes a formula once the file is saved as CSV or retyped; a customer could be
 * named `=HYPERLINK(…)` by anybody. The leading apostrophe is how spreadsheets themselves mark text, and the reader of our
 * own imports takes it off again.
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !isPhoneNumber(text) ? `'${text}` : text;
}

/** `+905321234567` can do no harm, and an apostrophe would hinder dialling it. */
const isPhoneNumber = (text: string) => /^\+\d{4,15}$/.test(text);
