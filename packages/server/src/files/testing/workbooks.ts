import type { ZipPart } from "./buildZip.ts";

export const SHEET_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of every workbook; a test adds or replaces parts to build a file that must be refused. */
export function workbookParts(
  sheetXml: Buffer | string,
  sharedStringsXml: Buffer | string = `<sst xmlns="${SHEET_NAMESPACE}"/>`,
): ZipPart[] {
  return [
    part(
      "[Content_Types].xml",
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    part(
      "_rels/.rels",
      `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      "xl/workbook.xml",
      `<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    part("xl/sharedStrings.xml", sharedStringsXml),
    part("xl/worksheets/sheet1.xml", sheetXml),
  ];
}

/** A sheet with rows as XML, for content that regular programs do not write. */
export const sheetXml = (rowsXml: string) =>
  `<worksheet xmlns="${SHEET_NAMESPACE}"><sheetData>${rowsXml}</sheetData></worksheet>`;

/** A part of an archive. */
export function part(name: string, content: Buffer | string): ZipPart {
  return { name, content: Buffer.from(content) };
}
