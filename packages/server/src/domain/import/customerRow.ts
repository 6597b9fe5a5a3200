import { ofEachText } from "../contactTexts.ts";
import { timeZoneOf, type Country } from "../country.ts";
import { normalizeWebsite } from "../website.ts";
import type { CustomerColumn } from "./columns.ts";
import { readContact, type ContactRow } from "./contactRow.ts";
import type { RowReader } from "./rowReader.ts";

/** A customer as described by a row; null or empty for empty cells, which do not change an existing customer. */
export interface CustomerRow {
  name: string;
  countryId: string;
  city: string | null;
  website: string | null;
  /** The time zone in the row; null does not change an existing customer's zone. */
  timeZone: string | null;
  /** The country's first time zone, for a new customer whose row has none. */
  defaultTimeZone: string | null;
  products: string[];
  tags: string[];
  contact: ContactRow | null;
}

/** Reads a row of the customer template; undefined if it has errors, which the reader has collected. */
export function readCustomerRow(
  row: RowReader<CustomerColumn>,
  findCountry: (typed: string) => Country | undefined,
): CustomerRow | undefined {
  const name = row.text("Name", 200);
  if (!name) row.reject("Name", "Please enter your customer name.");
  const country = readCountry(row, findCountry);
  const timeZone = readTimeZone(row, country);
  const website = normalizeWebsite(row.text("Website", 255));
  if (website === undefined) row.reject("Website", "This is not a website.");
  const products = row.list("Products", { min: 2, max: 100 });
  const tags = row.list("Tags", { min: 1, max: 60 });
  const contact = hasContact(row) ? readContact(row, contactColumns, country?.iso2) : undefined;
  if (!name || !country || row.errors.length > 0) return undefined;
  return {
    name,
    countryId: country.id,
    city: row.text("City", 200),
    website: website ?? null,
    timeZone,
    defaultTimeZone: country.timeZones[0] ?? null,
    products,
    tags,
    contact: contact ?? null,
  };
}

const personColumns = {
  ...ofEachText(({ heading }) => `Contact ${heading}` as const),
  phoneNumber: "Contact Phone",
} as const;

const contactColumns = { ...personColumns, isDoNotCall: "Do Not Call" } as const;

/** A row without any of a contact's cells is a customer without a contact; a contact without a phone number is an error. */
function hasContact(row: RowReader<CustomerColumn>): boolean {
  return Object.values(personColumns).some((column) => row.text(column, Infinity) !== null);
}

function readCountry(
  row: RowReader<CustomerColumn>,
  findCountry: (typed: string) => Country | undefined,
): Country | undefined {
  const typed = row.text("Country", 100);
  if (!typed) {
    row.reject("Country", "Please select a country.");
    return undefined;
  }
  const country = findCountry(typed);
  if (!country) row.reject("Country", `There is no country "${typed}".`);
  return country;
}

function readTimeZone(row: RowReader<CustomerColumn>, country: Country | undefined): string | null {
  const typed = row.text("Time Zone", 64);
  if (!typed || !country) return null;
  const timeZone = timeZoneOf(country, typed);
  if (!timeZone) row.reject("Time Zone", `"${typed}" is not a time zone of ${country.name}.`);
  return timeZone ?? null;
}
