import { describe, expect, it } from "vitest";

import { countRows, toCsv, toPastedTable } from "./report.js";

const t = { row: "Row", column: "Column", reason: "Reason" };
const errors = [
  { row: 4, column: "Country", reason: 'There is no country "Norwegen, Oslo".' },
  { row: 4, column: "Contact Phone", reason: "Phone number\tis required!" },
  { row: 9, column: null, reason: "=HYPERLINK(1)" },
];

describe("the report of rows that were left out (R-44)", () => {
  it("counts rows, not their faults", () => {
    expect(countRows(errors)).toBe(2);
  });

  it("is pasted cell by cell", () => {
    expect(toPastedTable(t, errors).split("\n")).toEqual([
      "Row\tColumn\tReason",
      '4\tCountry\tThere is no country "Norwegen, Oslo".',
      "4\tContact Phone\tPhone number is required!",
      "9\t\t=HYPERLINK(1)",
    ]);
  });

  it("is saved so that a spreadsheet reads every letter and runs nothing", async () => {
    const bytes = new Uint8Array(await toCsv(t, errors).arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes).split("\r\n")).toEqual([
      "Row,Column,Reason",
      '4,Country,"There is no country ""Norwegen, Oslo""."',
      "4,Contact Phone,Phone number\tis required!",
      "9,,'=HYPERLINK(1)",
      "",
    ]);
  });
});
