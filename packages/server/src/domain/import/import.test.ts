import { describe, expect, it, vi } from "vitest";

import { countryFinder, type Country } from "../country.ts";
import { allCustomerColumns, contactColumns, contactRules, customerRules, type CustomerColumn } from "./columns.ts";
import { readContactRow } from "./contactRow.ts";
import { readCustomerRow } from "./customerRow.ts";
import { findHeader } from "./header.ts";
import { joinNames, RowReader } from "./rowReader.ts";
import { similarName } from "./similar.ts";

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
        city: null,
        website: "https://acme.test/shop",
        timeZone: null,
        defaultTimeZone: "Europe/Istanbul",
        products: ["Towels", "Bathrobes"],
        tags: ["Hot"],
        contact: {
          name: null,
          surname: null,
          title: null,
          email: "a@acme.test",
          phoneNumber: "+905321234567",
          isDoNotCall: false,
        },
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

  it("the names in other languages are asked for once, however many files are read", () => {
    expect(countryFinder(countries)("Vereinigte Staaten")?.id).toBe("us");
    using asking = vi.spyOn(Intl.DisplayNames.prototype, "of");
    expect(countryFinder(countries)("Vereinigte Staaten")?.id).toBe("us");
    expect(asking).not.toHaveBeenCalled();
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
    [
      "a date for a phone number",
      { "Contact Phone": "2024-05-01" },
      "Contact Phone",
      'The cell holds a date, "2024-05-01". Format the column as text and type the number again.',
    ],
    ["a spreadsheet's error", { Name: "#REF!" }, "Name", "The cell holds a spreadsheet's error, #REF!."],
    ["neither yes nor no", { "Do Not Call": "maybe" }, "Do Not Call", "Do Not Call must be Yes or No."],
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
  const find = (...rows: string[][]) =>
    findHeader(
      rows.map((cells) => ({ cells })),
      contactRules,
    );
  const findCustomers = (...rows: string[][]) =>
    findHeader(
      rows.map((cells) => ({ cells })),
      customerRules,
    );

  it("may have its columns in any order and case, and more of them", () => {
    const { index, missing, header } = find(["phone", "Notes", " NAME "]);
    expect([index, missing, Object.fromEntries(header)]).toEqual([0, [], { Name: 2, Phone: 0 }]);
  });

  it("names the columns it misses", () => {
    expect(findCustomers(["Colour", "Size"], ["red", "4"]).missing).toEqual(["Name", "Country"]);
  });

  it("is found below a title, and read as other programs and languages call its columns", () => {
    const found = findCustomers(
      ["Our customers 2026"],
      ["exported on", "1 May"],
      ["Firma", "Land", "Vorname", "Nachname", "E-Mail-Adresse", "Telefon *", "Produkt"],
      ["Müller", "Deutschland", "Uwe", "Klein", "", "030 12345688", "Soap"],
    );
    expect(found.index).toBe(2);
    expect(Object.fromEntries(found.header)).toEqual({
      Name: 0,
      Country: 1,
      "Contact Name": 2,
      "Contact Surname": 3,
      "Contact Email": 4,
      "Contact Phone": 5,
      Products: 6,
    });
  });

  it("gives a column to what is called just so, before what may be called so", () => {
    const { header } = findCustomers(["Company", "Name", "Country"]);
    expect(header.get("Name")).toBe(1);
  });
});

describe("names in one cell", () => {
  it.each([
    [["Towels, large", "Soap; liquid", 'The "good" one', "Plain"]],
    [['12" pipe', "-5 °C gel", "=1+1", "'=quoted"]],
  ])("%j come back as they were", (names) => {
    expect(read({ Name: "Acme", Country: "TR", Products: joinNames(names) }).customer?.products).toEqual(names);
  });
});

it.each([
  ["Tery bath towels", "Terry bath towels"],
  ["green-cracked olives", "Green Cracked Olives"],
  ["Olive Soap", undefined],
])("%s is perhaps a slip of %s", (name, known) => {
  expect(similarName(name, ["Terry bath towels", "Green Cracked Olives", "Soap"])).toBe(known);
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
    isDoNotCall: false,
  });
});

function read(cells: Partial<Record<CustomerColumn, string>>) {
  const header = new Map(allCustomerColumns.map((column, index) => [column, index]));
  const row = new RowReader(header, { number: 7, cells: allCustomerColumns.map((column) => cells[column] ?? "") });
  return { customer: readCustomerRow(row, findCountry), errors: row.errors };
}
