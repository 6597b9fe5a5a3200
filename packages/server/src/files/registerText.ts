import { Readable } from "node:stream";

import { readLimits, type Table } from "./table.ts";
import { tooLarge } from "./SpreadsheetError.ts";
import { withTable } from "./withTable.ts";

const mostWorkbookBytes = 10 * 1024 * 1024;
/** More rows than in a list, because they contain hardly more than a number. */
const limits = { ...readLimits, maxRows: 500_000, maxSeconds: 90, maxProcessorSeconds: 30 };

/**
 * A register as lines of text: directly, or from a workbook one line per row. A workbook is recognised by its first
 * bytes; it is kept in memory until its end, which contains the positions of its rows.
 *
 * @param whose the party that takes turns at reading workbooks.
 * @throws SpreadsheetError, ReadLater, NoRoom, and errors of the file.
 */
export async function registerText(file: Readable, whose: string): Promise<Readable> {
  const pieces = file[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  const first = await pieces.next();
  if (first.done) return Readable.from([]);
  if (!isWorkbook(first.value)) return Readable.from(from(first.value, pieces), { objectMode: false });
  const kept: Buffer[] = [];
  let length = 0;
  for await (const piece of from(first.value, pieces)) {
    kept.push(piece);
    length += piece.length;
    if (length > mostWorkbookBytes)
      throw tooLarge("The workbook is larger than 10 MB. Please save the register as .csv or .txt.");
  }
  const request = { format: "xlsx", headings: [] } as const;
  const lines = async (table: Table) => Readable.from(linesOf(table), { objectMode: false });
  return withTable(Buffer.concat(kept), request, whose, lines, limits);
}

const isWorkbook = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

async function* from(first: Buffer, rest: AsyncIterator<Buffer, undefined>): AsyncGenerator<Buffer, void, undefined> {
  for (let next: IteratorResult<Buffer, undefined> = { value: first }; !next.done; next = await rest.next())
    yield next.value;
}

/** Each row is at the line of its number, so that a line without a number can be found in the sheet. */
function* linesOf({ batches }: Table): Generator<Buffer, void, undefined> {
  let line = 1;
  for (const rows of batches) {
    let text = "";
    for (const { number, cells } of rows) {
      text += "\n".repeat(number - line) + cells.map((cell) => cell.replaceAll(/[\r\n,;\t|]/g, " ")).join("\t");
      line = number;
    }
    yield Buffer.from(text);
  }
}
