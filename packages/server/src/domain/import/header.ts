/** How a column of a list is recognised by its heading. */
export interface ColumnRule<Column extends string> {
  column: Column;
  /** Without it the file is no such list. */
  isRequired?: boolean;
  /** What other programs and languages call it. */
  otherNames: readonly string[];
}

/** Where each known column stands in this file. */
export type Header<Column extends string> = ReadonlyMap<Column, number>;

export interface FoundHeader<Column extends string> {
  /** Which of the rows it is. */
  index: number;
  header: Header<Column>;
  /** Required columns that it does not have. */
  missing: Column[];
}

/** Titles, dates and empty rows stand above a header, never more than so many. */
const rowsSearched = 20;

/**
 * Finds the row that names the columns, in any order, letter case and with columns of others between them: the first that has
 * all that is required, else the one that names most, else the first that looks like headings at all.
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

/** How many of these rows' cells at best are headings that the rules know: tells a list from other sheets of its workbook. */
export function countHeadings(rows: readonly (readonly string[])[], known: ReadonlySet<string>): number {
  return Math.max(
    0,
    ...rows.slice(0, rowsSearched).map((cells) => cells.filter((cell) => known.has(headingKey(cell))).length),
  );
}

/** All headings that the rules know, as `countHeadings` compares them. */
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

/** Letters and digits alone: `E-mail *`, `e mail` and `EMAIL` are one. */
function headingKey(cell: string): string {
  return cell
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\d]/gu, "");
}
