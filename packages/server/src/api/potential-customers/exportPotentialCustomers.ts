import { scope } from "../../auth/scope.ts";
import { customerColumns, type CustomerColumn } from "../../domain/import/columns.ts";
import type { XlsxColumn } from "../../files/writeXlsx.ts";
import type { Handler } from "../../http/handler.ts";
import { readAllCustomers, type ExportedCustomer } from "../../store/potential-customers/readCustomers.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { workbook } from "../rules/spreadsheets.ts";

/** The customers of the query, or those of `ids`, in the columns of the template, so that an export can be imported (B-API-08, R-19). */
export const exportPotentialCustomers: Handler<"exportPotentialCustomers"> = async ({ db }, actor, { query, body }) => {
  await requirePaidPlan(db, actor);
  return workbook(
    "Potential Customers",
    columns,
    readAllCustomers(db, scope(actor), { ...query, ids: body?.ids }, body?.perPage),
  );
};

const values: Record<CustomerColumn, (customer: ExportedCustomer) => string | null> = {
  Name: (customer) => customer.name,
  Website: (customer) => customer.website,
  Country: (customer) => customer.country,
  "Time Zone": (customer) => customer.timeZone,
  // A name may hold a comma; the reader splits at semicolons alone when there is one.
  Products: (customer) => customer.products.join("; "),
  Tags: (customer) => customer.tags.join("; "),
  "Contact Name": ({ contact }) => contact?.name ?? null,
  "Contact Surname": ({ contact }) => contact?.surname ?? null,
  "Contact Title": ({ contact }) => contact?.title ?? null,
  "Contact Email": ({ contact }) => contact?.email ?? null,
  "Contact Phone": ({ contact }) => contact?.phoneNumber ?? null,
};

const columns: XlsxColumn<ExportedCustomer>[] = [
  ...customerColumns.map((header) => ({ header, width: 22, value: values[header] })),
  { header: "Last Updated", width: 22, value: (customer) => customer.updatedAt },
];
