import { isInvisible, turnsDirection } from "../text.ts";
import type { Header } from "./header.ts";

/** The reason why a row was omitted; the names are those of the contract. */
export interface RowError {
  /** The row number in the spreadsheet; the header is row 1. */
  row: number;
  /** Header of the column with the error; null if the error concerns the whole row. */
  column: string | null;
  /** A sentence for the user. */
  reason: string;
}

/** The cells of one row, read by the name of their column. Collects their errors. */
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

  /** The text of a cell on one line; null if it is empty or the file has no such column. */
  text(column: Column, maxLength: number): string | null {
    const text = withoutMark(cleanText(this.#cell(column)));
    if (turnsDirection(text)) this.reject(column, turned(column));
    if (text.length > maxLength) this.reject(column, `${column} must be at most ${maxLength} characters.`);
    if (/^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/.test(text))
      this.reject(column, `The cell holds a spreadsheet's error, ${text}.`);
    return isInvisible(text) ? null : text;
  }

  /**
   * Several names in one cell, separated by commas, semicolons or line breaks; each once. A name in quotes may contain
   * any of them.
   */
  list(column: Column, { min, max }: { min: number; max: number }): string[] {
    const names = new Map<string, string>();
    for (const part of namesIn(withoutMark(this.#cell(column).trim()))) {
      const name = cleanText(part);
      if (isInvisible(name)) continue;
      if (turnsDirection(name)) this.reject(column, turned(column));
      if (name.length < min || name.length > max)
        this.reject(column, `Each name must have ${min} to ${max} characters.`);
      if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
    }
    if (names.size > maxNamesInCell) this.reject(column, `At most ${maxNamesInCell} names are allowed.`);
    return [...names.values()];
  }

  /** A cell with yes or no: true, false, or null if it is empty. */
  yesOrNo(column: Column): boolean | null {
    const text = this.text(column, Infinity)?.toLowerCase();
    if (text === undefined) return null;
    if (/^(yes|y|true|1|x|ja|evet|oui|si|sí)$/.test(text)) return true;
    if (/^(no|n|false|0|-|nein|hayır|non)$/.test(text)) return false;
    this.reject(column, `${column} must be Yes or No.`);
    return null;
  }

  /** The whole row, to find duplicate rows. */
  get fingerprint(): string {
    return this.#cells.join("\u0000");
  }

  #cell(column: Column): string {
    const index = this.#header.get(column);
    return index === undefined ? "" : (this.#cells[index] ?? "");
  }

  reject(column: Column | null, reason: string): void {
    this.errors.push({ row: this.number, column, reason });
  }
}

const maxNamesInCell = 100;

const turned = (column: string) => `${column} holds a character that turns the direction of text.`;

/**
 * Names that were written into one cell, each in quotes where it holds what separates names.
 *
 * @example joinNames(["Towels, large", "Soap"]) // '"Towels, large"; Soap'
 */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => (/[",;\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join("; ");
}

function namesIn(cell: string): string[] {
  const names = cell.matchAll(/\s*"((?:[^"]|"")*)"\s*(?=[,;\n]|$)|[^,;\n]+/g);
  return [...names].map(([whole, quoted]) => quoted?.replaceAll('""', '"') ?? whole);
}

/** One line without control characters and with plain spaces only, trimmed. */
function cleanText(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\p{Zs}]/gu, " ")
    .trim();
}

/** Removes the mark that our own exports put before text that a spreadsheet program would execute. */
const withoutMark = (text: string) => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text);
