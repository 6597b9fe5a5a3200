/**
 * Reads one spreadsheet and ends: the file is its standard input, the result its standard output, as lines of JSON: the
 * facts, or the reason for a refusal, then the rows in batches of a thousand (`readInProcess.ts` is the other end).
 */
import { once } from "node:events";

import { readCsvRows } from "./readCsvRows.ts";
import { readXlsxRows } from "./readXlsxRows.ts";
import { SpreadsheetError, tooLarge, unreadable } from "./SpreadsheetError.ts";
import type { ReaderOrder, ReaderVerdict, SheetRow, TableFacts } from "./table.ts";

const rowsPerBatch = 1_000;
/** Of any spreadsheet, and of any cell. */
const mostRows = 1_048_576;
const mostCharacters = 32_767;
const order = JSON.parse(process.argv[2] ?? "") as ReaderOrder;

const file = await received(order.fileBytes);
const lines = await read(file, order).catch((error: unknown): string[] => {
  const { fault, message } =
    error instanceof SpreadsheetError ? error : unreadable("The file is damaged and cannot be read.");
  return [lineOf({ fault, message })];
});
for (const line of lines) {
  if (!process.stdout.write(line)) await once(process.stdout, "drain");
}
process.stdout.end(() => process.exit());

async function read(bytes: Uint8Array, { request, limits }: ReaderOrder): Promise<string[]> {
  const rows: SheetRow[] = [];
  let characters = 0;
  const keep = (index: number, texts: string[]) => {
    const cells = texts.slice(0, limits.maxColumns);
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (index >= mostRows) throw tooLarge("The file has more rows than a spreadsheet can have.");
    if (length === 0) return;
    if (cells.some((cell) => cell.length > mostCharacters))
      throw tooLarge("A cell of the file holds too much text to be a list.");
    characters += length;
    // The header does not count.
    if (rows.length > limits.maxRows)
      throw tooLarge(`The file has more than ${limits.maxRows.toLocaleString("en-US")} rows. Please split it.`);
    if (characters > limits.maxCharacters) throw tooLarge("The file holds too much text to be a list.");
    rows.push({ number: index + 1, cells });
  };
  const facts: TableFacts =
    request.format === "csv" ? readCsvRows(bytes, keep) : await readXlsxRows(bytes, request, rows, keep);
  const batches = Array.from({ length: Math.ceil(rows.length / rowsPerBatch) }, (_, index) =>
    rows.slice(index * rowsPerBatch, (index + 1) * rowsPerBatch),
  );
  return [lineOf({ facts }), ...batches.map(lineOf)];
}

function lineOf(value: ReaderVerdict | SheetRow[]): string {
  return `${JSON.stringify(value)}\n`;
}

/** Exactly this many bytes arrive. When the input ends, then or later, the server no longer waits for us. */
function received(byteCount: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let missing = byteCount;
  return new Promise((resolve) => {
    process.stdin.on("end", () => process.exit());
    process.stdin.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      missing -= chunk.length;
      if (missing === 0) resolve(Buffer.concat(chunks));
    });
    if (missing === 0) resolve(new Uint8Array());
  });
}
