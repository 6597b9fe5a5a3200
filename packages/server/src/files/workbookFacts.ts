import { tooLarge } from "./SpreadsheetError.ts";
import { readPart } from "./xlsxGuard.ts";

/** A sheet of a workbook, in the order of its tabs. */
export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  index: number;
  /** The path of its cells in the archive. */
  part: string;
}

// In every pattern below, `[^<>]` ends at the next tag, so that a file of unclosed tags is still scanned once.

/** The sheets of a workbook that the guard has accepted. */
export function sheetsOf(file: Uint8Array): WorkbookSheet[] {
  const workbook = readPart(file, "xl/workbook.xml")?.toString("utf8") ?? "";
  const relations = readPart(file, "xl/_rels/workbook.xml.rels")?.toString("utf8") ?? "";
  const targets = new Map(
    elements(relations, "Relationship").map((element) => [attribute(element, "Id"), attribute(element, "Target")]),
  );
  return elements(workbook, "sheet")
    .map((element) => ({
      name: attribute(element, "name"),
      isHidden: /hidden/i.test(attribute(element, "state")),
      part: partOf(targets.get(attribute(element, "\\w+:id")) ?? ""),
    }))
    .filter(({ name }) => name !== "")
    .map((sheet, index) => ({ ...sheet, index }));
}

export interface JoinedCell {
  /** From 0. */
  column: number;
  /** The row numbers in the spreadsheet: the first row is 1. */
  fromRow: number;
  toRow: number;
}

const mostJoined = 100_000;

/** Cells of a sheet that are merged with the ones below. */
export function cellsJoinedDown(sheet: Buffer): JoinedCell[] {
  const end = sheet.lastIndexOf("</sheetData>");
  const tail = sheet.toString("latin1", Math.max(0, end));
  const found = tail.matchAll(
    /<(?:\w+:)?mergeCell\s[^<>]*?ref=["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})["']/g,
  );
  const joined: JoinedCell[] = [];
  let count = 0;
  for (const [, letters = "", from, to] of found) {
    count += 1;
    if (count > mostJoined) throw tooLarge("The file has too many joined cells to be a list.");
    if (Number(to) > Number(from)) joined.push({ column: columnOf(letters), fromRow: Number(from), toRow: Number(to) });
  }
  return joined;
}

/** Formulas without a calculated and stored result. */
export function countFormulasWithoutResult(sheet: Buffer): number {
  if (!sheet.includes("<f>") && !sheet.includes("<f ")) return 0;
  const empty = /<f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/f>)(?:<v\s*\/>|<v>\s*<\/v>)?<\/c>/g;
  let count = 0;
  for (const _ of sheet.toString("latin1").matchAll(empty)) count += 1;
  return count;
}

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, "g"))].map(([element]) => element);
}

function attribute(element: string, name: string): string {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(element);
  return decoded(value?.[1] ?? value?.[2] ?? "");
}

function decoded(text: string): string {
  const named: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

function partOf(target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = ["xl"];
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
