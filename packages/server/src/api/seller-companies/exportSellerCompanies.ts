import { scope } from "../../auth/scope.ts";
import { momentColumn, type XlsxColumn } from "../../files/writeXlsx.ts";
import type { Handler } from "../../contract/handler.ts";
import { readAllSellerCompanies, type ExportedCompany } from "../../store/sellerCompanies.ts";
import { workbook } from "../rules/spreadsheets.ts";

/** The companies of the query, or those of `ids`, as a workbook (B-API-34, R-19). */
export const exportSellerCompanies: Handler<"exportSellerCompanies"> = async ({ db }, actor, { query, body }) => {
  const filter = { ...query, ids: body?.ids };
  return workbook("Companies", columns, readAllSellerCompanies(db, scope(actor), filter, body?.perPage));
};

const columns: XlsxColumn<ExportedCompany>[] = [
  { header: "Name", width: 36, value: (company) => company.name },
  { header: "Website", width: 36, value: (company) => company.website },
  { header: "Country", width: 20, value: (company) => company.country },
  { header: "City", width: 20, value: (company) => company.city },
  { header: "Currency", width: 10, value: (company) => company.currency },
  { header: "Plan", width: 12, value: (company) => company.plan },
  momentColumn("Created", (company) => company.createdAt),
  momentColumn("Last Updated", (company) => company.updatedAt),
];
