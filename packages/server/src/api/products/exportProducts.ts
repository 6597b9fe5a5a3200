import type { Schemas } from "@callwright/sdk/contract";

import { momentColumn, type XlsxColumn } from "../../files/writeXlsx.ts";
import type { Handler } from "../../contract/handler.ts";
import { readAllProducts } from "../../store/products.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { workbook } from "../rules/spreadsheets.ts";
import { productViewer } from "./viewer.ts";

/** The products of the query, or those of `ids`, as a workbook (B-API-27, R-19). */
export const exportProducts: Handler<"exportProducts"> = async ({ db }, actor, { query, body }) => {
  await requirePaidPlan(db, actor);
  return workbook(
    "Products",
    columns,
    readAllProducts(db, productViewer(actor), { ...query, ids: body?.ids }, body?.perPage),
  );
};

const columns: XlsxColumn<Schemas["Product"]>[] = [
  { header: "Name", width: 36, value: (product) => product.name },
  { header: "HS Code", width: 14, value: (product) => product.hscode },
  { header: "Sector", width: 24, value: (product) => product.sector },
  { header: "About", width: 60, value: (product) => product.about },
  {
    header: "Questions",
    width: 60,
    value: ({ questions }) =>
      questions.map(({ text, options }) => [text, options.join(" / ")].filter(Boolean).join(" ")).join("\n"),
  },
  momentColumn("Last Updated", (product) => product.updatedAt),
];
