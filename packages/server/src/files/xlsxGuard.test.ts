import { describe, expect, it } from "vitest";

import { SpreadsheetError, type SpreadsheetFault } from "./SpreadsheetError.ts";
import { buildZip } from "./testing/buildZip.ts";
import { bombs } from "./testing/bombs.ts";
import { sheetXml, workbookParts } from "./testing/workbooks.ts";
import { assertSafeXlsx } from "./xlsxGuard.ts";

describe("the guard before every import", () => {
  const honest = buildZip(workbookParts(sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>')));

  it("lets an honest workbook through", () => {
    expect(() => assertSafeXlsx(honest)).not.toThrow();
  });

  const refused: [file: string, build: () => Uint8Array, fault: SpreadsheetFault][] = [
    ["a file of 0 bytes", () => new Uint8Array(), "unreadable"],
    ["text named .xlsx", () => Buffer.from("Name;Website\nAcme;acme.test\n"), "not-excel"],
    ["an old .xls", () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_096)]), "not-excel"],
    ["a zip that is no workbook", () => buildZip([{ name: "photo.jpg", content: Buffer.from("jpg") }]), "not-excel"],
    ["a workbook cut short", () => honest.subarray(0, honest.length - 200), "not-excel"],
    [
      "a workbook with its middle overwritten",
      () => Buffer.concat([Buffer.alloc(600), honest.subarray(600)]),
      "unreadable",
    ],
    ["a workbook with one wrong byte in a part", () => withWrongChecksum(honest), "unreadable"],
    ["a plain zip bomb", bombs.plain, "too-large"],
    ["a bomb in the shared strings", bombs.sharedStrings, "too-large"],
    ["a bomb with forged sizes", bombs.forgedSizes, "too-large"],
    ["a bomb that hides its sizes", bombs.hiddenSizes, "unreadable"],
    ["an archive of too many parts", bombs.tooManyParts, "too-large"],
  ];
  it.each(refused)("B-IMP-01 refuses %s", (_, build, fault) => {
    expect(faultOf(build())).toBe(fault);
  });
});

function withWrongChecksum(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const firstEntry = copy.readUInt32LE(copy.length - 6);
  copy.writeUInt32LE(copy.readUInt32LE(firstEntry + 16) ^ 1, firstEntry + 16);
  return copy;
}

function faultOf(file: Uint8Array): SpreadsheetFault | undefined {
  try {
    assertSafeXlsx(file);
    return undefined;
  } catch (error) {
    if (error instanceof SpreadsheetError) return error.fault;
    throw error;
  }
}
