import { contactColumns, customerColumns } from "../domain/import/columns.ts";
import { writeXlsx } from "./writeXlsx.ts";

/** An example row for each column; it is valid, with numbers that do not exist. */
const customerExample = {
  Name: "Halvorsen Interiør AS",
  Website: "halvorsen.example",
  Country: "Norway",
  "Time Zone": "Europe/Oslo",
  Products: "Terry bath towels, Cotton bed linen",
  Tags: "Fair lead",
  "Contact Name": "Ingrid",
  "Contact Surname": "Halvorsen",
  "Contact Title": "Head of Purchasing",
  "Contact Email": "ingrid@halvorsen.example",
  "Contact Phone": "+4722860144",
} satisfies Record<(typeof customerColumns)[number], string>;

const contactExample = {
  Name: "Ingrid",
  Surname: "Halvorsen",
  Title: "Head of Purchasing",
  Email: "ingrid@halvorsen.example",
  Phone: "+4722860144",
} satisfies Record<(typeof contactColumns)[number], string>;

/** The empty list a person downloads, fills in and imports (B-PC-26, B-PC-27). */
export const templates = {
  "potential-customers": () => template("Potential Customers", customerColumns, customerExample),
  contacts: () => template("Contacts", contactColumns, contactExample),
};

function template<Column extends string>(
  sheetName: string,
  columns: readonly Column[],
  example: Record<Column, string>,
) {
  const toColumn = (header: Column) => ({
    header,
    width: Math.max(16, example[header].length + 2),
    value: () => example[header],
  });
  return writeXlsx(sheetName, columns.map(toColumn), [example]);
}
