import { readFileSync } from "node:fs";

import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

type Preview = Schemas["ImportPreview"];
type Result = Schemas["ImportResult"];

let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn("seller@callwright.test");
});
afterAll(() => server[Symbol.asyncDispose]());

const importPath = "/v1/potential-customers/bulk/import";
const workbookOf = (name: string) =>
  new Blob([readFileSync(new URL(`../../testing/lists/${name}.xlsx`, import.meta.url))]);

const customersCalled = async (text: string) =>
  (
    await seller.get<Schemas["PotentialCustomerList"]>(
      `/v1/potential-customers?perPage=100&text=${encodeURIComponent(text)}`,
    )
  ).body.items;

/** Previews, then imports; the results are the same. */
async function bringIn(file: Blob, { name = "list.xlsx", query = "" } = {}) {
  const { body: preview, status } = await seller.upload<Preview>(`${importPath}/preview${query}`, file, name);
  expect(status).toBe(200);
  const before = (await customersCalled("")).length;
  expect((await customersCalled("")).length).toBe(before);
  const { body: result } = await seller.upload<Result>(`${importPath}${query}`, file, name);
  expect(result).toEqual({ created: preview.created, updated: preview.updated, errors: preview.errors });
  return preview;
}

describe("R-44 other programs' lists come in as a person would expect, and what does not is said before", () => {
  it("a title and a date stand above the headings", async () => {
    const { created, notes, errors } = await bringIn(workbookOf("title-above"));
    expect([created, errors]).toEqual([2, []]);
    expect(notes).toContainEqual({ code: "ROWS_ABOVE_HEADER", count: 2 });
  });

  it("the list is not on the first sheet, and a hidden one is left alone", async () => {
    const file = workbookOf("several-sheets");
    const preview = await bringIn(file);
    expect(preview).toMatchObject({
      sheet: "Leads & friends",
      sheets: [
        { name: "Read me", isHidden: false },
        { name: "Leads & friends", isHidden: false },
        { name: "Old", isHidden: true },
      ],
      created: 1,
    });
    expect(await customersCalled("Long Gone")).toEqual([]);
    const old = await seller.upload<Preview>(`${importPath}/preview?sheet=Old`, file);
    expect(old.body).toMatchObject({ sheet: "Old", created: 1, updated: 0 });
    expect(await seller.upload(`${importPath}/preview?sheet=None`, file)).toMatchObject({
      status: 400,
      body: { message: 'There is no sheet "None" in the file.' },
    });
  });

  it("the first sheet is hidden", async () => {
    expect(await bringIn(workbookOf("hidden-first"))).toMatchObject({ sheet: "Now", created: 1 });
    expect(await customersCalled("Hidden AS")).toEqual([]);
  });

  it("there are headings and nothing else", async () => {
    expect(await bringIn(workbookOf("header-only"))).toMatchObject({ created: 0, updated: 0, errors: [] });
  });

  it("a company's cells are joined over the rows of its contacts", async () => {
    const preview = await bringIn(workbookOf("merged-cells"));
    expect(preview).toMatchObject({ created: 2, updated: 2, contactsCreated: 4, errors: [] });
    expect(preview.notes).toContainEqual({ code: "MERGED_CELLS", count: 3 });
    expect(await customersCalled("Joined AS")).toMatchObject([
      { contactsCount: 3, products: [{ name: "Olive Oil Soap" }] },
    ]);
  });

  it("a product is mistyped, another row has none", async () => {
    const preview = await bringIn(workbookOf("product-typo"));
    expect(preview.newProducts).toEqual([{ name: "Green Craked Olives", rows: 1, similarTo: "Green Cracked Olives" }]);
    expect(preview.notes).toContainEqual({ code: "WITHOUT_PRODUCTS", count: 1 });
    expect(preview.created).toBe(3);
  });

  it("phone numbers have become numbers and dates", async () => {
    const { created, errors } = await bringIn(workbookOf("numbers-and-dates"));
    expect(created).toBe(5);
    expect(errors).toEqual([
      {
        row: 5,
        column: "Contact Phone",
        reason: 'The cell holds a date, "2022-08-06". Format the column as text and type the number again.',
      },
    ]);
    expect((await customersCalled("1999-01-01")).length).toBe(1);
    const [abroad] = await customersCalled("Abroad AS");
    const { body } = await seller.get<Schemas["PotentialCustomerDetail"]>(`/v1/potential-customers/${abroad?.id}`);
    expect(body.contacts).toMatchObject([{ phoneNumber: "+4722860124" }]);
  });

  it("rows are there twice", async () => {
    const preview = await bringIn(workbookOf("repeated-rows"));
    expect(preview).toMatchObject({ created: 1, updated: 1, contactsCreated: 2 });
    expect(preview.notes).toContainEqual({ code: "REPEATED_ROWS", count: 2 });
  });

  it("formulas have no results in the file", async () => {
    const { created, errors, notes } = await bringIn(workbookOf("formulas-without-results"));
    expect([created, errors]).toEqual([1, [{ row: 2, column: "Name", reason: "Please enter your customer name." }]]);
    expect(notes).toContainEqual({ code: "FORMULAS_WITHOUT_RESULT", count: 2 });
  });

  it("exceljs: formulas have results, a name two fonts, an address a link, a cell an error", async () => {
    const { created, errors, columns } = await bringIn(workbookOf("exceljs"));
    expect([created, errors]).toEqual([
      2,
      [{ row: 4, column: "Name", reason: "The cell holds a spreadsheet's error, #N/A." }],
    ]);
    expect(columns.map(({ heading, readAs }) => [heading, readAs])).toEqual([
      ["Company", "Name"],
      ["Country", "Country"],
      ["Products", "Products"],
      ["First name", "Contact Name"],
      ["Phone", "Contact Phone"],
      ["E-mail", "Contact Email"],
    ]);
    expect((await customersCalled("Calculated AS")).length).toBe(1);
    expect((await customersCalled("Rich Text AS")).length).toBe(1);
  });

  it("spaces that cannot be seen stand everywhere", async () => {
    expect(await bringIn(workbookOf("spaces"))).toMatchObject({ created: 1, contactsCreated: 1, errors: [] });
    expect(await customersCalled("Spacious AS")).toMatchObject([
      { name: "Spacious AS", products: [{ name: "Olive Oil Soap" }, { name: "Olive Paste" }] },
    ]);
  });

  it("the columns are German, in another order, with some that we do not know; a person may say otherwise", async () => {
    const file = workbookOf("foreign-headings");
    const preview = await bringIn(file);
    expect(preview).toMatchObject({ created: 2, contactsCreated: 2, errors: [] });
    expect(preview.notes).toContainEqual({ code: "UNKNOWN_CITIES", count: 1 });
    expect(await customersCalled("Fremd GmbH")).toMatchObject([{ headquarterCity: { name: "Berlin" } }]);
    expect(preview.columns[0]).toEqual({ heading: "Kundennr.", samples: ["4711", "4712"], readAs: null });
    const query = "?columns=Name:10,Country:7";
    const { body } = await seller.upload<Preview>(`${importPath}/preview${query}`, file);
    expect(body.columns.filter(({ readAs }) => readAs).map(({ heading, readAs }) => [heading, readAs])).toEqual([
      ["Land", "Country"],
      ["Bemerkung", "Name"],
    ]);
    expect(body.errors).toEqual([{ row: 3, column: "Name", reason: "Please enter your customer name." }]);
    const unknown = await seller.upload<Preview>(`${importPath}/preview?columns=Website:1`, file);
    expect(unknown.body).toMatchObject({ missingColumns: ["Name", "Country"], created: 0 });
    expect(await seller.upload(`${importPath}?columns=Website:1`, file)).toMatchObject({ status: 400 });
  });

  it("R-63 countries are called as people call them", async () => {
    const { created, errors } = await bringIn(workbookOf("countries"));
    expect([created, errors.map(({ reason }) => reason)]).toEqual([11, ['There is no country "Atlantis".']]);
    expect(
      (await customersCalled("Country ")).map(({ headquarterCountry }) => headquarterCountry.iso2).toSorted(),
    ).toEqual(["AE", "CI", "CZ", "DE", "DE", "GB", "NL", "NO", "TR", "TR", "US"]);
  });

  const semicolons = 'Name;Country;Contact Phone\r\nSemi AS;Norway;+47 22 86 01 36\r\n"Quoted; AS";Norway;\r\n';
  it.each<[what: string, bytes: BlobPart, names: string[]]>([
    ["semicolons and a byte order mark", `\uFEFF${semicolons}`, ["Semi AS", "Quoted; AS"]],
    ["a first line that names the separator", `sep=;\r\n${semicolons.replaceAll("Semi", "Sep")}`, ["Sep AS"]],
    ["cells as they are pasted from a spreadsheet", "Name\tCountry\nPasted AS\tNorway\n", ["Pasted AS"]],
    ["UTF-16", utf16("\uFEFFName\tCountry\nBreit ÅS\tNorway\n"), ["Breit ÅS"]],
    ["UTF-16 without a mark", utf16("Şirket;Ülke\r\nÇınar A.Ş.;Türkiye\r\n"), ["Çınar A.Ş."]],
    ["UTF-16 the other way round", utf16("Şirket;Ülke\r\nDağ A.Ş.;Türkiye\r\n").swap16(), ["Dağ A.Ş."]],
    ["a Turkish Windows", Buffer.from("Name,Country\n\u00feeker L\u00dd,Turkey\n", "latin1"), ["şeker Lİ"]],
  ])("text with %s", async (_what, bytes, names) => {
    const preview = await bringIn(new Blob([bytes]), { name: "list.csv" });
    expect(preview).toMatchObject({ sheets: [], sheet: "", errors: [] });
    for (const name of names) expect(await customersCalled(name)).toMatchObject([{ name }]);
  });

  it("text with a quotation mark that is never closed is refused, instead of one row that holds all others", async () => {
    const before = await customersCalled("");
    const file = new Blob(['Name,Country,Tags\nOpen AS,Norway,"Fair\nLost AS,Norway,\n']);
    for (const path of [`${importPath}/preview`, importPath])
      expect(await seller.upload(path, file, "list.csv")).toMatchObject({
        status: 400,
        body: { message: "The quotation mark that opens a cell in row 2 is never closed." },
      });
    expect(await customersCalled("")).toEqual(before);
    const whole = 'Name,Country\nInch 5" AS,Norway\n"Last ""AS""\non two lines",Norway';
    expect(await bringIn(new Blob([whole]), { name: "list.csv" })).toMatchObject({ created: 2, errors: [] });
  });

  it("B-IMP-01 other files are refused, whatever they are called", async () => {
    for (const [content, name] of [
      ["%PDF-1.7", "list.pdf"],
      ["Name;Country", "list.xlsx"],
      ["Name\u0000", "list.csv"],
    ] as const)
      expect(await seller.upload(`${importPath}/preview`, new Blob([content]), name)).toMatchObject({
        status: 415,
        body: { message: "Only Excel files are accepted." },
      });
  });
});

it("R-44 a contact list says before what becomes of its rows", async () => {
  const [customer] = await customersCalled("");
  const path = `/v1/potential-customers/${customer?.id}/contacts/bulk/import`;
  const file = new Blob([
    "First name,Mobile,DNC\nKari,+4722860140,\nOla,+4722860141,yes\nSiv,12,\nKari,+4722860140,\n",
  ]);
  const { body: preview } = await seller.upload<Preview>(`${path}/preview`, file, "contacts.csv");
  expect(preview).toMatchObject({
    created: 2,
    updated: 0,
    missingColumns: [],
    notes: [{ code: "REPEATED_ROWS", count: 1 }],
  });
  const { body: result } = await seller.upload<Result>(path, file, "contacts.csv");
  expect(result).toEqual({ created: 2, updated: 0, errors: preview.errors });
  const { body } = await seller.get<Schemas["ContactList"]>(
    `/v1/potential-customers/${customer?.id}/contacts?text=Ola`,
  );
  expect(body.items).toMatchObject([{ phoneNumber: "+4722860141", isDoNotCall: true }]);
});

function utf16(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, "utf16le");
}
