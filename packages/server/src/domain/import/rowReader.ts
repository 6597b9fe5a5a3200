/** Why one row was left out; the names are those of the contract. */
export interface RowError {
  /** As the spreadsheet shows it; the header is row 1. */
  row: number;
  /** Header of the column at fault; null when the whole row is. */
  column: string | null;
  /** A sentence for people. */
  reason: string;
}

/** The cells of one row, asked for by the name of their column. Collects what is wrong with them. */
export class RowReader<Column extends string> {
  readonly number: number;
  readonly errors: RowError[] = [];
  readonly #header: Header<Column>;
  readonly #cells: readonly string[];

  constructor(header: Header<Column>, row: { number: number; cells: readonly string[] }) {
    this.#header = header;
    this.#cells = row.cells;
    this.number = row.number;
  }

  /** The text of a cell on one line; null when it is empty or the file has no such column. */
  text(column: Column, maxLength: number): string | null {
    const index = this.#header.get(column);
    const text = index === undefined ? "" : cleanText(this.#cells[index] ?? "");
    if (text.length > maxLength) this.reject(column, `${column} must be at most ${maxLength} characters.`);
    return text === "" ? null : text;
  }

  /** Several names in one cell, separated by commas, semicolons or lines; each once. */
  list(column: Column, { min, max }: { min: number; max: number }): string[] {
    const index = this.#header.get(column);
    const cell = index === undefined ? "" : (this.#cells[index] ?? "");
    const names = new Map<string, string>();
    for (const part of cell.split(/[,;\n]/)) {
      const name = cleanText(part);
      if (name === "") continue;
      if (name.length < min || name.length > max)
        this.reject(column, `Each name must have ${min} to ${max} characters.`);
      if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
    }
    if (names.size > maxNamesInCell) this.reject(column, `At most ${maxNamesInCell} names are allowed.`);
    return [...names.values()];
  }

  reject(column: Column | null, reason: string): void {
    this.errors.push({ row: this.number, column, reason });
  }
}

/** Where each known column stands in this file. */
export type Header<Column extends string> = ReadonlyMap<Column, number>;

/**
 * Finds the template's columns in a header row, in any order and letter case; columns we do not know are left alone.
 *
 * @returns the header, or a sentence that names the missing columns.
 */
export function readHeader<Column extends string>(
  cells: readonly string[],
  columns: readonly Column[],
  required: readonly Column[],
): Header<Column> | string {
  const header = new Map<Column, number>();
  cells.forEach((cell, index) => {
    const column = columns.find((each) => each.toLowerCase() === cleanText(cell).toLowerCase());
    if (column && !header.has(column)) header.set(column, index);
  });
  const missing = required.filter((column) => !header.has(column));
  if (missing.length === 0) return header;
  return `The first row must name the columns of the template. Missing: ${missing.join(", ")}.`;
}

const maxNamesInCell = 100;

/** One line without control characters. The mark that our own exports put before `=` and the like is taken off again. */
function cleanText(cell: string): string {
  const line = cell
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return /^'[=+\-@]/.test(line) ? line.slice(1) : line;
}
