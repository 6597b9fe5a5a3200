import { templates } from "../../files/templates.ts";
import type { Handler } from "../../contract/handler.ts";
import { xlsxContentType } from "../rules/spreadsheets.ts";

/** The workbook that a person fills in and imports (B-PC-26, B-PC-27). */
export const getImportTemplate: Handler<"getImportTemplate"> = async (_context, _actor, { path }) => {
  const downloadName = `${path.template}-template.xlsx`;
  return { status: 200, content: { contentType: xlsxContentType, data: templates[path.template](), downloadName } };
};
