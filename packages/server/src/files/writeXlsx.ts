import { writeXlsxStream, type CellValue } from "hucre/xlsx";

export interface XlsxColumn<Row> {
  header: string;
  /** In characters of the default font. */
  width: number;
  /** The format of the value in the spreadsheet. */
  format?: string;
  value: (row: Row) => string | number | Date | null;
}

/** A column of timestamps. They are in UTC, as stated in the heading, because a spreadsheet's cell has no time zone. */
export function momentColumn<Row>(heading: string, moment: (row: Row) => string | null): XlsxColumn<Row> {
  const value = (row: Row) => {
    const at = moment(row);
    return at && new Date(at);
  };
  return { header: `${heading} (UTC)`, width: 22, format: minutes, value };
}

/** The format of a timestamp: every spreadsheet program can sort and filter it, whatever the reader's language. */
export const minutes = "yyyy-mm-dd hh:mm";

/**
 * Writes rows as the bytes of an .xlsx with a fixed header row, while they are still being read, so that memory use is
 * constant. Text that a spreadsheet program would execute as a formula is written as text.
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
    columns: columns.map(({ header, width, format }) => ({ header, width, ...(format && { numFmt: format }) })),
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
      return typeof cell === "string" ? withoutEscapes(withoutFormula(cell)) : cell;
    });
  }
}

/**
 * A cell that starts with one of these becomes a formula once the file is saved as CSV or retyped; a customer could be
 * named `=HYPERLINK(…)` by anybody. The leading apostrophe is how spreadsheets themselves mark text, and the reader of our
 * own imports takes it off again.
 */
export function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && !isPhoneNumber(text) ? `'${text}` : text;
}

/** `+905321234567` is harmless, and an apostrophe would prevent dialling it. */
const isPhoneNumber = (text: string) => /^\+\d{4,15}$/.test(text);

/** `_x0041_` is the letter A in a workbook; text that only looks like it is escaped. */
const withoutEscapes = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
