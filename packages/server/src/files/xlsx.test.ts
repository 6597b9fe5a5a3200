import { describe, expect, it } from "vitest";

import { customerColumns } from "../domain/import/columns.ts";
import { sheetRows as rowsOf } from "../testing/spreadsheets.ts";
import { readInProcess } from "./readInProcess.ts";
import { ReadLater } from "./ReadLater.ts";
import { readLimits } from "./table.ts";
import type { SpreadsheetError } from "./SpreadsheetError.ts";
import { templates } from "./templates.ts";
import { buildZip } from "./testing/buildZip.ts";
import { bombs, csvBombs, largest } from "./testing/bombs.ts";
import { sheetXml, workbookParts } from "./testing/workbooks.ts";
import { writeXlsx } from "./writeXlsx.ts";

describe("a workbook written and read again", () => {
  it("B-PC-26 the customer template holds the columns of R-44 and a row that shows how to fill them", async () => {
    const [header, example] = await rowsOf(await bytesOf(templates["potential-customers"]()));
    expect(header?.cells).toEqual([...customerColumns]);
    expect(example?.number).toBe(2);
    expect(example?.cells).toContain("+4722860144");
  });

  it("B-PC-27 the contact template holds its five columns", async () => {
    const [header] = await rowsOf(await bytesOf(templates.contacts()));
    expect(header?.cells).toEqual(["Name", "Surname", "Title", "Email", "Phone"]);
  });

  it("writes text that looks like a formula so that no spreadsheet runs it", async () => {
    const names = ['=HYPERLINK("http://evil.test")', "+1+1", "-2+3", "@SUM(A1)", "\t=1", "Plain", "+4722860144"];
    const [, ...rows] = await rowsOf(await sheetOf(names));
    const cells = rows.map((row) => row.cells[0] ?? "");
    expect(cells.filter((cell) => /^[=\-@\t]/.test(cell))).toEqual([]);
    expect(cells.slice(-2)).toEqual(["Plain", "+4722860144"]);
  });

  it("reads numbers as their digits and numbers rows as the spreadsheet shows them, skipping empty ones", async () => {
    const xml = sheetXml(
      '<row r="1"><c r="A1" t="inlineStr"><is><t> Phone </t></is></c></row><row r="3"/><row r="7"><c r="B7"><v>905321234567</v></c></row>',
    );
    expect(await rowsOf(buildZip(workbookParts(xml)))).toEqual([
      { number: 1, cells: ["Phone"] },
      { number: 7, cells: ["", "905321234567"] },
    ]);
  });
});

describe("a file that asks too much", { timeout: 60_000 }, () => {
  it("is refused when it has more rows than the limit, and not at the limit", async () => {
    const file = await sheetOf(Array.from({ length: 30 }, (_, index) => `Customer ${index}`));
    expect(await rowsOf(file, { ...readLimits, maxRows: 30 })).toHaveLength(31);
    await expect(rowsOf(file, { ...readLimits, maxRows: 29 })).rejects.toMatchObject({
      fault: "too-large",
    } satisfies Partial<SpreadsheetError>);
  });

  it.each(Object.entries(bombs))(
    "is refused when it attacks with %s, before its reader comes to an end of memory or time",
    async (name, build) => {
      const isDamaged = ["hiddenSizes", "externalEntity", "entities"].includes(name);
      await expect(rowsOf(build())).rejects.toMatchObject({
        fault: isDamaged ? "unreadable" : "too-large",
        // The message about a reader that had to be ended.
        message: expect.not.stringMatching(/to read\.$/) as string,
      });
    },
  );

  it.each(Object.entries(csvBombs))("is refused as .csv when it attacks with %s", async (name, build) => {
    await expect(readInProcess(build(), { format: "csv", headings: [] }, readLimits)).rejects.toMatchObject({
      fault: name === "openQuote" ? "unreadable" : "too-large",
    });
  });

  it("is refused when its reader runs out of memory or of its time on the processor", async () => {
    const file = await sheetOf(Array.from({ length: 20_000 }, (_, index) => `Customer ${index} ${"x".repeat(200)}`));
    await expect(rowsOf(file, { ...readLimits, maxHeapMb: 20 })).rejects.toMatchObject({ fault: "too-large" });
    await expect(rowsOf(largest(), { ...readLimits, maxProcessorSeconds: 1 })).rejects.toMatchObject({
      fault: "too-large",
    });
    expect(await rowsOf(file)).toHaveLength(20_001);
  });

  it("is not called too large when its reader came too late, on a busy machine: it may be sent again", async () => {
    const file = await sheetOf(["A"]);
    await expect(rowsOf(file, { ...readLimits, maxSeconds: 0.001 })).rejects.toBeInstanceOf(ReadLater);
    expect(await rowsOf(file)).toHaveLength(2);
  });

  it("is refused when its workbook names no sheet that is there", async () => {
    const parts = workbookParts(sheetXml("")).filter(({ name }) => name !== "xl/worksheets/sheet1.xml");
    await expect(rowsOf(buildZip(parts))).rejects.toMatchObject({ fault: "unreadable" });
  });
});

const sheetOf = (names: string[]) =>
  bytesOf(writeXlsx("Names", [{ header: "Name", width: 20, value: (name: string) => name }], names));

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
