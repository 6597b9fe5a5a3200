import { expect, it } from "vitest";

import { registerLimits, RegisterLines } from "./RegisterLines.ts";

/** The content of a file, however it is split into chunks. */
function read(file: string | Uint8Array, { iso2, piece = 7 }: { iso2?: string; piece?: number } = {}) {
  const bytes = typeof file === "string" ? Buffer.from(file) : file;
  const lines = new RegisterLines(iso2, { ...registerLimits, lines: 20, characters: 100, namedLines: 3 });
  const numbers: string[] = [];
  for (let start = 0; start < bytes.length; start += piece)
    numbers.push(...lines.take(bytes.subarray(start, start + piece)));
  numbers.push(...lines.finish());
  return { numbers, ...lines.facts };
}

it.each([
  ["one a line, as people write them", "+47 22 86 01 44\r\n0047 22860145\n\n+1 (201) 555-0123"],
  ["quoted, and as spreadsheets keep text", `"+4722860144"\n="+4722860145"\n'+12015550123`],
  ["under a heading, whatever the separator", "Name;Phone\nA;+4722860144\nB;+4722860145\nC;+12015550123\n"],
  ["in the first column", "+4722860144,x\n+4722860145,y\n+12015550123\n"],
])("reads the numbers of a register %s", (_, file) => {
  const { numbers, invalidCount } = read(file);
  expect(numbers).toEqual(["+4722860144", "+4722860145", "+12015550123"]);
  expect(invalidCount).toBe(0);
});

it("reads numbers without a country code where the country is said, also where the area code stands apart", () => {
  expect(read("2015550123\n(201) 555-0124\n201,5550125\n12015550126\n", { iso2: "US" }).numbers).toEqual(
    ["3", "4", "5", "6"].map((last) => `+1201555012${last}`),
  );
  expect(read("020 7946 0018\n2079460019\n", { iso2: "GB" }).numbers).toEqual(["+442079460018", "+442079460019"]);
  expect(read("2015550123\n").numbers).toEqual([]);
});

it("names the first lines that are no number, and counts the others", () => {
  const file = "Phone\n+4722860144\nnobody\n12345\n=cmd|' /C calc'!A0\n+999999999999999\n+4722860145";
  expect(read(file)).toEqual({
    numbers: ["+4722860144", "+4722860145"],
    numbersCount: 2,
    invalidCount: 4,
    invalidLines: [3, 4, 5],
  });
});

it.each(["utf16le", "utf8", "latin1"] as const)("reads what was saved as %s", (encoding) => {
  const mark = encoding === "latin1" ? "" : "\ufeff";
  expect(read(Buffer.from(`${mark}Ünvan;Telefon\nGüneş;+905321234567\n`, encoding)).numbers).toEqual(["+905321234567"]);
});

it("reads UTF-16 in either order, as its mark says", () => {
  const file = Buffer.from("\ufeffŞirket;Telefon\r\nGüneş;+905321234567\r\n", "utf16le");
  expect(read(file).numbers).toEqual(["+905321234567"]);
  expect(read(file.swap16()).numbers).toEqual(["+905321234567"]);
});

it("reads UTF-16 that does not say what it is, in either order", () => {
  const file = Buffer.from("Şirket;Telefon\r\nGüneş;+905321234567\r\n", "utf16le");
  expect(read(file, { piece: 64 }).numbers).toEqual(["+905321234567"]);
  expect(read(file.swap16(), { piece: 64 }).numbers).toEqual(["+905321234567"]);
});

it.each([
  ["a workbook", Buffer.from("PK\u0003\u0004rest"), "not-text"],
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "not-text"],
  ["a file of one endless line", Buffer.alloc(500, "1"), "unreadable"],
  ["more lines than a register may have", Buffer.from("+4722860144\n".repeat(21)), "too-large"],
])("refuses %s", (_, file, fault) => {
  expect(() => read(file)).toThrow(expect.objectContaining({ fault }));
});
