import { buildZip, type ZipPart } from "./buildZip.ts";

const SHEET_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts every workbook has; a test adds or replaces parts to build the file it wants to be refused. */
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

/** A sheet whose rows are given as XML, for what a writer would never produce. */
export const sheetXml = (rowsXml: string) =>
  `<worksheet xmlns="${SHEET_NAMESPACE}"><sheetData>${rowsXml}</sheetData></worksheet>`;

/** Files that must be refused, each by the way it attacks. */
export const bombs = {
  /** 90 MB of blanks in the sheet. */
  plain: () => buildZip(workbookParts(Buffer.alloc(90_000_000, " "))),
  /** Few rows that all point into shared strings of 90 MB. */
  sharedStrings: () => {
    const entry = "<si><t>aaaaaaaaaaaaaaaaaaaa</t></si>";
    return buildZip(
      workbookParts(
        sheetXml('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
        `<sst xmlns="${SHEET_NAMESPACE}">${entry.repeat(90_000_000 / entry.length)}</sst>`,
      ),
    );
  },
  /** 90 MB that claim to be 1 kB. */
  forgedSizes: () =>
    buildZip(
      workbookParts(Buffer.alloc(90_000_000, " ")).map((each) =>
        isSheet(each) ? { ...each, declaredBytes: 1_000 } : each,
      ),
    ),
  /** 90 MB whose size stands only in the local header. */
  hiddenSizes: () =>
    buildZip(
      workbookParts(Buffer.alloc(90_000_000, " ")).map((each) =>
        isSheet(each) ? { ...each, hidesPackedSize: true } : each,
      ),
    ),
  /** Two thousand small parts. */
  tooManyParts: () =>
    buildZip([
      ...workbookParts(sheetXml("")),
      ...Array.from({ length: 2_000 }, (_, index) => part(`xl/media/${index}.bin`, "x")),
    ]),
  /** One shared string of 30 kB that 20,000 rows of ten cells repeat: 6 GB of text. */
  repeatedString: () => {
    const cells = Array.from({ length: 10 }, () => '<c t="s"><v>0</v></c>').join("");
    return buildZip(
      workbookParts(
        sheetXml(`<row>${cells}</row>`.repeat(20_000)),
        `<sst xmlns="${SHEET_NAMESPACE}"><si><t>${"x".repeat(30_000)}</t></si></sst>`,
      ),
    );
  },
};

const isSheet = ({ name }: ZipPart) => name.startsWith("xl/worksheets/");

function part(name: string, content: Buffer | string): ZipPart {
  return { name, content: Buffer.from(content) };
}
