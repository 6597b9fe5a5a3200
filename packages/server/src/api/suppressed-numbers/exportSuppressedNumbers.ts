import type { Schemas } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { momentColumn, type XlsxColumn } from "../../files/writeXlsx.ts";
import { readAllSuppressions } from "../../store/suppressions.ts";
import { workbook } from "../rules/spreadsheets.ts";

/** The numbers of the query, or those of `ids`, as a workbook. Do-not-call numbers do not depend on the plan. */
export const exportSuppressedNumbers: Handler<"exportSuppressedNumbers"> = async ({ db }, actor, { query, body }) =>
  workbook("Do Not Call", columns, readAllSuppressions(db, scope(actor), { ...query, ids: body?.ids }, body?.perPage));

const columns: XlsxColumn<Schemas["SuppressedNumber"]>[] = [
  { header: "Phone", width: 20, value: (entry) => entry.phoneNumber },
  { header: "Source", width: 12, value: (entry) => entry.source },
  { header: "Reason", width: 40, value: (entry) => entry.reason },
  { header: "Register", width: 20, value: (entry) => entry.register },
  momentColumn("Imported", (entry) => entry.importedAt),
  { header: "Company", width: 28, value: (entry) => entry.sellerCompany?.name ?? null },
  { header: "Added By", width: 24, value: (entry) => entry.createdBy },
  momentColumn("Added", (entry) => entry.createdAt),
  momentColumn("Lifted", (entry) => entry.liftedAt),
  { header: "Lifted By", width: 24, value: (entry) => entry.liftedBy },
  { header: "Lift Reason", width: 40, value: (entry) => entry.liftReason },
];
