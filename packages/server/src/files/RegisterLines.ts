import { registerNumberReader } from "../domain/registerNumber.ts";
import { tooLarge, unreadable, SpreadsheetError } from "./SpreadsheetError.ts";
import { utf16Of } from "./utf16.ts";

/** The content of a register besides its numbers. */
export interface RegisterFacts {
  /** Lines with a number. */
  numbersCount: number;
  invalidCount: number;
  /** The first lines without a number, from 1. */
  invalidLines: number[];
}

export interface RegisterLimits {
  lines: number;
  /** Of one line. */
  characters: number;
  /** The maximum number of lines without a number that are listed. */
  namedLines: number;
}

export const registerLimits: RegisterLimits = { lines: 5_000_000, characters: 2_000, namedLines: 10 };

/** Reads a register as it arrives, with one unfinished line in memory. */
export class RegisterLines {
  readonly facts: RegisterFacts = { numbersCount: 0, invalidCount: 0, invalidLines: [] };
  readonly #limits: RegisterLimits;
  readonly #read: (typed: string) => string | undefined;
  readonly #isNorthAmerica: boolean;
  #decoder: TextDecoder | undefined;
  #unfinished = "";
  #line = 0;
  #column = 0;

  /** @param iso2 the country of numbers without a country code. */
  constructor(iso2: string | undefined, limits: RegisterLimits = registerLimits) {
    this.#read = registerNumberReader(iso2);
    this.#isNorthAmerica = iso2 === "US" || iso2 === "CA";
    this.#limits = limits;
  }

  /**
   * Takes the next chunk of the file; returns the numbers that it completes (E.164).
   *
   * @throws SpreadsheetError
   */
  take(piece: Uint8Array): string[] {
    this.#decoder ??= decoderOf(piece);
    const text = this.#unfinished + this.#decoder.decode(piece, { stream: true });
    if (text.includes("\0")) throw notText();
    const lines = text.split("\n");
    this.#unfinished = lines.pop() ?? "";
    this.#checkLength(this.#unfinished);
    return this.#numbersOf(lines);
  }

  /** The last line, which may have no line break. */
  finish(): string[] {
    const last = this.#unfinished + (this.#decoder?.decode() ?? "");
    return last === "" ? [] : this.#numbersOf([last]);
  }

  #numbersOf(lines: string[]): string[] {
    const numbers: string[] = [];
    for (const line of lines) {
      this.#checkLength(line);
      const number = this.#numberOf(line.trim());
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }

  #numberOf(line: string): string | undefined {
    this.#line += 1;
    if (line === "") return undefined;
    const cells = /[,;\t|]/.test(line) ? line.split(/[,;\t|]/).map(bare) : [bare(line)];
    if (this.#line === 1 && !/\d{5}/.test(line.replaceAll(/[\s,.\-/]/g, ""))) {
      this.#column = Math.max(
        0,
        cells.findIndex((cell) => heading.test(cell)),
      );
      return undefined;
    }
    const number = this.#read(this.#typedIn(cells));
    if (number === undefined) {
      this.facts.invalidCount += 1;
      if (this.facts.invalidLines.length < this.#limits.namedLines) this.facts.invalidLines.push(this.#line);
    } else this.facts.numbersCount += 1;
    if (this.facts.numbersCount + this.facts.invalidCount > this.#limits.lines)
      throw tooLarge(`The file has more than ${this.#limits.lines.toLocaleString("en-US")} lines. Please split it.`);
    return number;
  }

  /** The register of the United States has the area code in a separate cell. */
  #typedIn(cells: string[]): string {
    const [first = "", second = ""] = cells;
    const isSplit = this.#isNorthAmerica && cells.length === 2 && /^\d{3}$/.test(first) && /^\d{7}$/.test(second);
    return isSplit ? first + second : (cells[this.#column] ?? "");
  }

  #checkLength(line: string): void {
    if (line.length > this.#limits.characters) throw unreadable("The file has a line that is too long for a number.");
  }
}

const heading = /phone|number|mobile|tel|gsm|numara|nummer|msisdn/i;

/** A cell without the characters that spreadsheets put around a number to keep it as text. */
const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^[='"\s]+/, "")
    .replace(/["'\s]+$/, "");

const notText = () =>
  new SpreadsheetError("not-text", "The file is no text. Please save the register as .csv or .txt, one number a line.");

/** Digits are the same in every code page. A workbook or an archive is recognised by its first bytes. */
function decoderOf(start: Uint8Array): TextDecoder {
  const [first, second, third] = start;
  if (first === 0x50 && second === 0x4b) throw notText();
  const isUtf8 = first === 0xef && second === 0xbb && third === 0xbf;
  return new TextDecoder(utf16Of(start) ?? (isUtf8 ? "utf-8" : "latin1"));
}
