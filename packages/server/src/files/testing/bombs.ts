import { buildZip, type ZipPart } from "./buildZip.ts";
import { part, SHEET_NAMESPACE, sheetXml, workbookParts } from "./workbooks.ts";

/** Files that must be refused, by their method of attack. The tests send them, and so does `pnpm bench badday`. */
export const bombs = {
  /** 90 MB of spaces in the sheet. */
  plain: () => buildZip(workbookParts(Buffer.alloc(90_000_000, " "))),
  /** Few rows that all refer to shared strings of 90 MB. */
  sharedStrings: () => withSharedStrings(filled("<si><t>aaaaaaaaaaaaaaaaaaaa</t></si>", 90_000_000)),
  /** 90 MB that claim to be 1 kB. */
  forgedSizes: () =>
    buildZip(
      workbookParts(Buffer.alloc(90_000_000, " ")).map((each) =>
        isSheet(each) ? { ...each, declaredBytes: 1_000 } : each,
      ),
    ),
  /** 90 MB whose size is only in the local header. */
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
    const cells = '<c t="s"><v>0</v></c>'.repeat(10);
    return buildZip(
      workbookParts(
        sheetXml(`<row>${cells}</row>`.repeat(20_000)),
        sharedStrings(`<si><t>${"x".repeat(30_000)}</t></si>`),
      ),
    );
  },
  /** One text in two million differently formatted runs. */
  richTextRuns: () => withSharedStrings(`<si>${"<r><t>a</t></r>".repeat(2_000_000)}</si>`),
  /** Two million runs, each in a separate text. */
  richTexts: () => withSharedStrings(filled("<si><r><t>a</t></r></si>", 76_000_000)),
  /** Two million runs in the cells themselves. */
  inlineRuns: () => withRows(filled('<row><c t="inlineStr"><is><r><t>a</t></r></is></c></row>', 76_000_000)),
  /** Seven million empty cells. */
  cells: () => withRows(`<row>${'<c s="1"/>'.repeat(1_000)}</row>`.repeat(7_000)),
  /** The same in one row. */
  cellsInOneRow: () => withRows(`<row>${'<c s="1"/>'.repeat(7_000_000)}</row>`),
  /** Each row extends to the last possible column: 16,384 cells per row, of which the file contains one. */
  wideRows: () => withRows(filled('<row><c r="XFD1"><v>1</v></c></row>', 7_000_000)),
  /** Thirteen million missing rows. */
  emptyRows: () => withRows(filled("<row/>", 76_000_000)),
  /** Rows with numbers around four billion. */
  rowsFarDown: () => withRows(filled('<row r="4000000000"><c r="A4000000000"/></row>', 76_000_000)),
  /** Three million formulas without a result. */
  formulas: () => withRows(`<row>${"<c><f>A1</f></c>".repeat(100)}</row>`.repeat(30_000)),
  /** A million and a half of merged cells. */
  mergedRanges: () => buildZip(workbookParts(sheetWith(filled('<mergeCell ref="A1:A1048576"/>', 45_000_000)))),
  /** Tags that are never closed, which a naive pattern scans to the end again and again. */
  openTags: () => buildZip(workbookParts(sheetWith(filled("<mergeCell ", 20_000_000)))),
  /** A million formats. */
  styles: () =>
    withPart(
      "xl/styles.xml",
      `<styleSheet xmlns="${SHEET_NAMESPACE}"><cellXfs>${filled('<xf numFmtId="14" fontId="0"/>', 60_000_000)}</cellXfs></styleSheet>`,
    ),
  /** A million and a half of names in the workbook. */
  definedNames: () =>
    withWorkbook(`<definedNames>${filled('<definedName name="a">A1</definedName>', 60_000_000)}</definedNames>`),
  /** A hundred thousand sheets. */
  sheets: () => withWorkbook(`<sheets>${filled('<sheet name="a" sheetId="1" r:id="rId1"/>', 4_000_000)}</sheets>`),
  /** Two million comments beside the sheet. */
  comments: () =>
    withPart(
      "xl/comments1.xml",
      `<comments><commentList>${filled('<comment ref="A1"><text/></comment>', 70_000_000)}</commentList></comments>`,
    ),
  /** Eleven million XML comments, which are not elements. */
  xmlComments: () => withRows(filled("<!---->", 76_000_000)),
  /** One cell of 76 MB. */
  longText: () => withRows(`<row><c t="inlineStr"><is><t>${"a".repeat(76_000_000)}</t></is></c></row>`),
  /** One attribute of 76 MB: a chunked parser starts again with each chunk. */
  longAttribute: () => withRows(`<row><c r="${"a".repeat(76_000_000)}"/></row>`),
  /** One cell with three million attributes: as many as an upload of 10 MB holds. */
  attributes: () =>
    withRows(`<row><c ${Array.from({ length: 3_000_000 }, (_, index) => `a${index}=""`).join(" ")}/></row>`),
  /** A part whose sizes are in a ZIP64 record, with a nested archive of the same kind. */
  nestedZip64: () => {
    const inner = buildZip(workbookParts(Buffer.alloc(70_000_000, " ")));
    return buildZip([
      ...workbookParts(sheetXml("")),
      { name: "xl/embeddings/book.xlsx", content: inner, isZip64: true },
    ]);
  },
  /** A part that refers to a file of this machine. */
  externalEntity: () => withDoctype('<!ENTITY a SYSTEM "file:///etc/passwd">'),
  /** A billion laughs. */
  entities: () => {
    const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`);
    return withDoctype(`<!ENTITY a0 "ha">${laughs.join("")}<!ENTITY a "&a9;">`);
  },
} satisfies Record<string, () => Buffer>;

/**
 * Not an attack, but about the maximum that the guard permits: twenty sheets with nearly a million texts to be read.
 */
export const largest = () =>
  buildZip([
    ...workbookParts(
      sheetXml('<row><c t="s"><v>0</v></c></row>'),
      sharedStrings("<si><t/></si>".repeat(950_000)),
    ).filter(({ name }) => name !== "xl/workbook.xml"),
    workbookXml(
      `<sheets>${Array.from({ length: 20 }, (_, index) => `<sheet name="S${index}" sheetId="1" r:id="rId1"/>`).join("")}</sheets>`,
    ),
  ]);

/** The same for .csv. */
export const csvBombs = {
  /** Ten million empty cells in one row. */
  cells: () => Buffer.alloc(10_000_000, ","),
  /** Five million empty rows. */
  rows: () => Buffer.from(`Name,Country\n${'""\n'.repeat(2_500_000)}`),
  /** A quote that is never closed. */
  openQuote: () => Buffer.from(`Name,Country\n"${'""'.repeat(5_000_000)}`),
} satisfies Record<string, () => Buffer>;

const isSheet = ({ name }: ZipPart) => name.startsWith("xl/worksheets/");

/** Repeated as often as it fits. */
const filled = (xml: string, bytes: number) => xml.repeat(Math.floor(bytes / xml.length));

const sharedStrings = (strings: string) => `<sst xmlns="${SHEET_NAMESPACE}">${strings}</sst>`;

const withRows = (rows: string) => buildZip(workbookParts(sheetXml(rows)));

const withSharedStrings = (strings: string) =>
  buildZip(workbookParts(sheetXml('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'), sharedStrings(strings)));

const sheetWith = (mergeCells: string) =>
  `<worksheet xmlns="${SHEET_NAMESPACE}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells>${mergeCells}</mergeCells></worksheet>`;

function withPart(name: string, xml: string): Buffer {
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles";
  const parts = workbookParts(sheetXml('<row r="1"><c r="A1" s="1"><v>1</v></c></row>')).map((each) =>
    each.name === "xl/_rels/workbook.xml.rels"
      ? part(
          each.name,
          each.content.toString().replace("</Rel", `<Relationship Id="rId3" Type="${type}" Target="styles.xml"/></Rel`),
        )
      : each,
  );
  return buildZip([...parts, part(name, xml)]);
}

function workbookXml(content: string): ZipPart {
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return part("xl/workbook.xml", `<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${office}">${content}</workbook>`);
}

function withWorkbook(content: string): Buffer {
  const sheets = content.startsWith("<sheets>")
    ? ""
    : '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>';
  return buildZip(
    workbookParts(sheetXml("<row><c><v>1</v></c></row>")).map((each) =>
      each.name === "xl/workbook.xml" ? workbookXml(sheets + content) : each,
    ),
  );
}

const withDoctype = (declarations: string) =>
  buildZip(
    workbookParts(
      `<?xml version="1.0"?><!DOCTYPE worksheet [${declarations}]>${sheetXml('<row><c t="inlineStr"><is><t>&a;</t></is></c></row>')}`,
    ),
  );
