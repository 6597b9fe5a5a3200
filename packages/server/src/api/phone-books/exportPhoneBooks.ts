import { isManager } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import { momentColumn, type XlsxColumn } from "../../files/writeXlsx.ts";
import type { Handler } from "../../contract/handler.ts";
import { readAllPhoneBooks, type ExportedPhoneBook } from "../../store/phone-books/readPhoneBooks.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { workbook } from "../rules/spreadsheets.ts";

/** The items of the query, or those of `ids`, as a workbook; for managers with their companies (A-API-36, R-19). */
export const exportPhoneBooks: Handler<"exportPhoneBooks"> = async ({ db }, actor, { query, body }) => {
  await requirePaidPlan(db, actor);
  const shown = isManager(actor) ? [...columns, sellerColumn] : columns;
  return workbook(
    "Call Center",
    shown,
    readAllPhoneBooks(db, scope(actor), { ...query, ids: body?.ids }, body?.perPage),
  );
};

const columns: XlsxColumn<ExportedPhoneBook>[] = [
  { header: "Customer", width: 32, value: (item) => item.customer },
  { header: "Country", width: 18, value: (item) => item.country },
  { header: "Contact", width: 26, value: (item) => item.contact },
  { header: "Phone", width: 18, value: (item) => item.phoneNumber },
  { header: "Product", width: 28, value: (item) => item.product },
  { header: "Number", width: 18, value: (item) => item.number },
  { header: "Language", width: 10, value: (item) => item.language },
  { header: "Calls", width: 8, value: (item) => item.callsCount },
  momentColumn("Created", (item) => item.createdAt),
];

const sellerColumn: XlsxColumn<ExportedPhoneBook> = {
  header: "Seller",
  width: 28,
  value: (item) => item.sellerCompany,
};
