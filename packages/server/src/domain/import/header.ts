/** How a column of a list is recognised by its heading. */
export interface ColumnRule<Column extends string> {
  column: Column;
  /** A file without it is not such a list. */
  isRequired?: boolean;
  /** Its names in other programs and languages. */
  otherNames: readonly string[];
}

/** The position of each known column in this file. */
export type Header<Column extends string> = ReadonlyMap<Column, number>;

export interface FoundHeader<Column extends string> {
  /** The index of the row. */
  index: number;
  header: Header<Column>;
  /** Required columns that are missing. */
  missing: Column[];
}

/** Titles, dates and empty rows may precede a header; this is their maximum number. */
const rowsSearched = 20;

/**
 * Finds the row with the column names, in any order and letter case, possibly with other columns between them: the
 * first row that has all required columns, otherwise the one with the most known names, otherwise the first that looks
 * like headings.
 */
export function findHeader<Column extends string>(
  rows: readonly { cells: readonly string[] }[],
  rules: readonly ColumnRule<Column>[],
): FoundHeader<Column> {
  const candidates = rows.slice(0, rowsSearched).map(({ cells }, index) => {
    const header = readHeadings(cells, rules);
    const missing = rules.filter(({ column, isRequired }) => isRequired && !header.has(column));
    return { index, header, missing: missing.map(({ column }) => column) };
  });
  const complete = candidates.find(({ missing }) => missing.length === 0);
  const most = Math.max(0, ...candidates.map(({ header }) => header.size));
  const best = most > 0 ? candidates.find(({ header }) => header.size === most) : undefined;
  const several = candidates.find(({ index }) => (rows[index]?.cells.filter(Boolean).length ?? 0) > 1);
  return complete ?? best ?? several ?? candidates[0] ?? { index: 0, header: new Map(), missing: [] };
}

/**
 * The largest number of known headings in one of these rows: it distinguishes a list from other sheets of its workbook.
 */
export function countHeadings(rows: readonly (readonly string[])[], known: ReadonlySet<string>): number {
  return Math.max(
    0,
    ...rows.slice(0, rowsSearched).map((cells) => cells.filter((cell) => known.has(headingKey(cell))).length),
  );
}

/** All headings that the rules know, in the form in which `countHeadings` compares them. */
export function knownHeadings(rules: readonly ColumnRule<string>[]): string[] {
  return rules.flatMap(({ column, otherNames }) => [column, ...otherNames].map(headingKey));
}

function readHeadings<Column extends string>(cells: readonly string[], rules: readonly ColumnRule<Column>[]) {
  const header = new Map<Column, number>();
  const keys = cells.map(headingKey);
  const take = (column: Column, names: readonly string[]) => {
    const wanted = new Set(names.map(headingKey));
    const index = keys.findIndex((key, at) => wanted.has(key) && ![...header.values()].includes(at));
    if (index >= 0 && !header.has(column)) header.set(column, index);
  };
  for (const { column } of rules) take(column, [column]);
  for (const { column, otherNames } of rules) take(column, otherNames);
  return header;
}

/** Only letters and digits: `E-mail *`, `e mail` and `EMAIL` are equal. */
function headingKey(cell: string): string {
  return cell
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\d]/gu, "");
}
