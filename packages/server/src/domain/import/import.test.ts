import { describe, expect, it } from "vitest";

import { countryFinder, type Country } from "../country.ts";
import { contactColumns, customerColumns, type CustomerColumn } from "./columns.ts";
import { readContactRow } from "./contactRow.ts";
import { readCustomerRow } from "./customerRow.ts";
import { readHeader, RowReader } from "./rowReader.ts";

const countries: Country[] = [
  { id: "tr", name: "Türkiye", iso2: "TR", timeZones: ["Europe/Istanbul"] },
  { id: "us", name: "United States", iso2: "US", timeZones: ["America/New_York", "America/Chicago"] },
  { id: "ua", name: "Ukraine", iso2: "UA", timeZones: ["Europe/Kyiv"] },
  { id: "ci", name: "Côte d’Ivoire", iso2: "CI", timeZones: ["Africa/Abidjan"] },
];
const findCountry = countryFinder(countries);

describe("a customer row", () => {
  const good = {
    Name: "Acme",
    Country: "TR",
    Products: "Towels, Bathrobes;towels",
    Tags: "Hot",
    "Contact Phone": "0532 123 45 67",
    "Contact Email": "a@acme.test",
  };

  it("R-44 becomes a customer with its products, tags and contact", () => {
    expect(read({ ...good, Website: "http://acme.test/shop" })).toEqual({
      customer: {
        name: "Acme",
        countryId: "tr",
        website: "https://acme.test/shop",
        timeZone: null,
        defaultTimeZone: "Europe/Istanbul",
        products: ["Towels", "Bathrobes"],
        tags: ["Hot"],
        contact: { name: null, surname: null, title: null, email: "a@acme.test", phoneNumber: "+905321234567" },
      },
      errors: [],
    });
  });

  it.each(["Türkiye", "Turkey", "TR", "türkiye", "turkiye", "TÜRKİYE", " tr "])("R-11 knows Türkiye as %j", (typed) => {
    expect(read({ ...good, Country: typed }).customer?.countryId).toBe("tr");
  });

  it.each([
    ["USA", "us"],
    ["united states of america", "us"],
    ["Ivory Coast", "ci"],
    ["Cote d'Ivoire", "ci"],
    ["U.S.A.", "us"],
    ["Vereinigte Staaten", "us"],
    ["ABD", "us"],
    ["Украина", "ua"],
    ["Elfenbeinküste", "ci"],
  ])("R-63 knows the country %s", (typed, id) => {
    expect(read({ Name: "Acme", Country: typed }).customer?.countryId).toBe(id);
  });

  it.each([
    ["Chicago is a zone of the United States", "US", "america/chicago", "America/Chicago"],
    ["an older name of the same zone is understood", "UA", "Europe/Kiev", "Europe/Kyiv"],
    ["an empty cell leaves the zone open", "US", "", null],
  ])("%s", (_, country, typed, timeZone) => {
    expect(read({ Name: "Acme", Country: country, "Time Zone": typed }).customer?.timeZone).toBe(timeZone);
  });

  it("B-PCFORM-06 a row without any contact cell is a customer without a contact", () => {
    expect(read({ Name: "Acme", Country: "TR" }).customer?.contact).toBeNull();
  });

  it.each<[fault: string, cells: Partial<Record<CustomerColumn, string>>, column: CustomerColumn, reason: string]>([
    ["no name", { Name: " " }, "Name", "Please enter your customer name."],
    ["a name too long", { Name: "x".repeat(201) }, "Name", "Name must be at most 200 characters."],
    ["no country", { Country: "" }, "Country", "Please select a country."],
    ["an unknown country", { Country: "Atlantis" }, "Country", 'There is no country "Atlantis".'],
    [
      "a zone of another country",
      { "Time Zone": "Asia/Tokyo" },
      "Time Zone",
      '"Asia/Tokyo" is not a time zone of Türkiye.',
    ],
    ["a website with spaces", { Website: "not a site" }, "Website", "This is not a website."],
    ["a product name too short", { Products: "T" }, "Products", "Each name must have 2 to 100 characters."],
    ["a bad phone number", { "Contact Phone": "12345" }, "Contact Phone", '"12345" is not a valid phone number.'],
    ["a contact without a phone number", { "Contact Phone": "" }, "Contact Phone", "Phone number is required!"],
    ["a bad e-mail", { "Contact Email": "nobody@" }, "Contact Email", "Invalid email!"],
  ])("B-IMP-03 says the row, column and reason: %s", (_, cells, column, reason) => {
    expect(read({ ...good, ...cells })).toEqual({ customer: undefined, errors: [{ row: 7, column, reason }] });
  });

  it("says everything that is wrong with a row at once", () => {
    expect(read({ Name: "", Country: "", "Contact Email": "x" }).errors.map((error) => error.column)).toEqual([
      "Name",
      "Country",
      "Contact Email",
      "Contact Phone",
    ]);
  });

  it("keeps control characters and half surrogates out of the database", () => {
    expect(read({ ...good, Name: "Ac\u0000me\nLtd \ud800" }).customer?.name).toBe("Ac me Ltd \ufffd");
  });
});

describe("a header row", () => {
  it("may have its columns in any order and case, and more of them", () => {
    expect(readHeader(["phone", "Notes", " NAME "], contactColumns, ["Phone"])).toEqual(
      new Map([
        ["Phone", 0],
        ["Name", 2],
      ]),
    );
  });

  it("names the columns it misses", () => {
    expect(readHeader(["Company", "Land"], customerColumns, ["Name", "Country"])).toContain("Missing: Name, Country.");
  });
});

it("B-CONT-09 a contact row reads a national number in its customer's country", () => {
  const header = new Map(contactColumns.map((column, index) => [column, index]));
  const row = new RowReader(header, { number: 2, cells: ["Dana", "Whitfield", "VP", "", "(312) 555-0147"] });
  expect(readContactRow(row, "US")).toEqual({
    name: "Dana",
    surname: "Whitfield",
    title: "VP",
    email: null,
    phoneNumber: "+13125550147",
  });
});

function read(cells: Partial<Record<CustomerColumn, string>>) {
  const header = new Map(customerColumns.map((column, index) => [column, index]));
  const row = new RowReader(header, { number: 7, cells: customerColumns.map((column) => cells[column] ?? "") });
  return { customer: readCustomerRow(row, findCountry), errors: row.errors };
}
