import { tooLarge, unreadable } from "./SpreadsheetError.ts";

const LESS = 0x3c;
const GREATER = 0x3e;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;

export interface XmlLimits {
  /** Tags, opening and closing, and attributes. */
  maxMarks: number;
  /** Cells beyond column 702 (`ZZ`): a parser fills every row up to its last cell. */
  maxWideCells: number;
}

/**
 * No text, tag or comment of a workbook is longer: a cell holds 32,767 characters, and a chunked parser starts each one
 * again.
 */
const longest = 1_000_000;

/**
 * Refuses XML that costs more to read than its size suggests. It scans the tokens like a parser, so that content in a
 * quoted value or a comment cannot hide anything after it.
 *
 * @throws SpreadsheetError
 */
export function assertSafeXml(bytes: Buffer, { maxMarks, maxWideCells }: XmlLimits): void {
  let marks = 0;
  let wideCells = 0;
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] !== LESS) {
      at = indexOfByte(bytes, LESS, at);
      continue;
    }
    marks += 1;
    if (marks > maxMarks) throw tooLarge("The file has too many cells or formats to be a list.");
    const second = bytes[at + 1];
    if (second === SLASH) {
      at = indexOfByte(bytes, GREATER, at) + 1;
      continue;
    }
    if (second === EXCLAMATION || second === QUESTION) {
      // A list contains none of these.
      marks += 9;
      at = endOfSpecial(bytes, at);
      continue;
    }
    // An element: its tag ends at the first > outside of quotes.
    const start = at;
    let quote = 0;
    for (at += 1; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GREATER) break;
      else if (byte === QUOTE || byte === APOSTROPHE) {
        quote = byte;
        if (isFarRight(bytes, at + 1)) wideCells += 1;
      } else if (byte === EQUALS) marks += 1;
      if (at - start > longest) throw tooLong();
    }
    if (bytes[at - 1] === SLASH) marks += 1;
    if (wideCells > maxWideCells) throw tooLarge("The file has too many columns to be a list.");
    at += 1;
  }
}

/**
 * The end of a comment, of character data or of an instruction. A list declares no types, and no entities to expand.
 */
function endOfSpecial(bytes: Buffer, at: number): number {
  const opening = bytes.toString("latin1", at, at + 9);
  if (opening.startsWith("<!--")) return endOf(bytes, "-->", at + 4);
  if (opening === "<![CDATA[") return endOf(bytes, "]]>", at + 9);
  if (opening.startsWith("<?")) return endOf(bytes, "?>", at + 2);
  throw unreadable("The file declares a document type, which no spreadsheet program does.");
}

function endOf(bytes: Buffer, token: string, from: number): number {
  const found = bytes.indexOf(token, from, "latin1");
  const end = found < 0 ? bytes.length : found;
  if (end - from > longest) throw tooLong();
  return end + token.length;
}

/** The length, where there is none. */
function indexOfByte(bytes: Buffer, wanted: number, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== wanted) at += 1;
  if (at - from > longest) throw tooLong();
  return at;
}

const tooLong = () => tooLarge("A cell of the file holds too much text to be a list.");

/** Three letters and a digit: `AAA1` to `XFD1048576`. */
function isFarRight(bytes: Buffer, at: number): boolean {
  return isLetter(bytes[at]) && isLetter(bytes[at + 1]) && isLetter(bytes[at + 2]) && isDigit(bytes[at + 3]);
}

const isLetter = (byte = 0) => (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
const isDigit = (byte = 0) => byte >= 48 && byte <= 57;
