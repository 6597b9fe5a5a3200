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

  it("lets a sheet of many cells through, which would be too many formats", () => {
    const row = `<row>${"<c><v>1</v></c>".repeat(10)}</row>`;
    expect(() => assertSafeXlsx(buildZip(workbookParts(sheetXml(row.repeat(20_000)))))).not.toThrow();
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
    [
      "a workbook with a password",
      () => forged(honest, ({ file, entry }) => file.writeUInt8(1, entry + 8)),
      "unreadable",
    ],
    [
      "a part that says it is huge",
      () => forged(honest, ({ file, entry }) => file.writeUInt32LE(9e7, entry + 24)),
      "too-large",
    ],
    [
      "a part whose place is in a record that nobody checks",
      () => forged(honest, ({ file, entry }) => file.writeUInt32LE(0xffffffff, entry + 42)),
      "too-large",
    ],
    [
      "a part that is longer than its file",
      () => forged(honest, ({ file, entry }) => file.writeUInt32LE(5e7, entry + 20)),
      "unreadable",
    ],
    [
      "a part that is empty in one place and not in the other",
      () =>
        forged(honest, ({ file, entry }) => {
          file.writeUInt16LE(0, entry + 10);
          file.fill(0, entry + 16, entry + 28);
        }),
      "unreadable",
    ],
    ["a part that is none", () => forged(honest, ({ file, part }) => file.writeUInt32LE(0, part)), "unreadable"],
    ["a directory that is none", () => forged(honest, ({ file, entry }) => file.writeUInt32LE(0, entry)), "unreadable"],
    [
      "a directory outside the file",
      () => forged(honest, ({ file }) => file.writeUInt32LE(9e7, file.length - 6)),
      "unreadable",
    ],
    ["a workbook that declares entities", bombs.entities, "unreadable"],
    ["rows of sixteen thousand columns", bombs.wideRows, "too-large"],
  ];
  it.each(refused)("B-IMP-01 refuses %s", (_, build, fault) => {
    expect(faultOf(build())).toBe(fault);
  });
});

/** A copy of an archive, changed where its directory describes the first part, or where this part begins. */
function forged(archive: Buffer, change: (places: { file: Buffer; entry: number; part: number }) => unknown): Buffer {
  const file = Buffer.from(archive);
  const entry = file.readUInt32LE(file.length - 6);
  change({ file, entry, part: file.readUInt32LE(entry + 42) });
  return file;
}

const withWrongChecksum = (archive: Buffer) =>
  forged(archive, ({ file, entry }) => file.writeUInt32LE(file.readUInt32LE(entry + 16) ^ 1, entry + 16));

function faultOf(file: Uint8Array): SpreadsheetFault | undefined {
  try {
    assertSafeXlsx(file);
    return undefined;
  } catch (error) {
    if (error instanceof SpreadsheetError) return error.fault;
    throw error;
  }
}
