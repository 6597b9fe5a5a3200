import { scope } from "../../auth/scope.ts";
import { allCustomerColumns, type CustomerColumn } from "../../domain/import/columns.ts";
import { ofEachText, type ContactHeading } from "../../domain/contactTexts.ts";
import { joinNames } from "../../domain/import/rowReader.ts";
import { momentColumn, type XlsxColumn } from "../../files/writeXlsx.ts";
import type { Handler } from "../../contract/handler.ts";
import { readAllCustomers, type ExportedCustomer } from "../../store/potential-customers/readCustomers.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { workbook } from "../rules/spreadsheets.ts";

/**
 * The customers of the query, or those of `ids`, one row per contact: in the columns of the template and two more, so
 * that an import restores everything (B-API-08, R-19).
 */
export const exportPotentialCustomers: Handler<"exportPotentialCustomers"> = async ({ db }, actor, { query, body }) => {
  await requirePaidPlan(db, actor);
  const customers = readAllCustomers(db, scope(actor), { ...query, ids: body?.ids }, body?.perPage);
  return workbook("Potential Customers", columns, linesOf(customers));
};

type Line = Omit<ExportedCustomer, "contacts"> & { contact: ExportedCustomer["contacts"][number] | undefined };

async function* linesOf(customers: AsyncIterable<ExportedCustomer>): AsyncGenerator<Line, void, undefined> {
  for await (const { contacts, ...customer } of customers) {
    if (contacts.length === 0) yield { ...customer, contact: undefined };
    for (const contact of contacts) yield { ...customer, contact };
  }
}

type Cell = (line: Line) => string | null;

const contactCells = ofEachText<[string, Cell]>(({ heading }, field) => [
  `Contact ${heading}`,
  ({ contact }) => contact?.[field] ?? null,
]);

const values = {
  ...(Object.fromEntries(Object.values(contactCells)) as Record<`Contact ${ContactHeading}`, Cell>),
  Name: (line) => line.name,
  Website: (line) => line.website,
  Country: (line) => line.country,
  "Time Zone": (line) => line.timeZone,
  Products: (line) => joinNames(line.products),
  Tags: (line) => joinNames(line.tags),
  "Contact Phone": ({ contact }) => contact?.phoneNumber ?? null,
  City: (line) => line.city,
  "Do Not Call": ({ contact }) => (contact?.isDoNotCall ? "Yes" : null),
} satisfies Record<CustomerColumn, Cell>;

const columns: XlsxColumn<Line>[] = [
  ...allCustomerColumns.map((header) => ({ header, width: 22, value: values[header] })),
  momentColumn("Last Updated", (line) => line.updatedAt),
];
