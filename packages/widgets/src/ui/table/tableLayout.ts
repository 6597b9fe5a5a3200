/** What a column says about its place; the rest of it does not matter here. */
interface LaidOut {
  id: string;
  width?: number | `${number}%`;
  minWidth?: number;
  priority?: 1 | 2 | 3 | 4;
  isRowHeader?: boolean;
  listLine?: 1 | 2 | 3 | false;
  isListOnly?: boolean;
}

/** A column's place in the list that a narrow table becomes. */
export interface ListPlace {
  line: 1 | 2 | 3;
  /** The first on its line. */
  isLead: boolean;
  /** How many share the line: each gets at most its part of the width. */
  sharedBy: number;
}

/** The places of all columns that the list shows, by column id. */
export function listPlaces(columns: readonly LaidOut[]): ReadonlyMap<string, ListPlace> {
  const places = new Map<string, ListPlace>();
  for (const line of [1, 2, 3] as const) {
    const onLine = columns.filter((column) => lineOf(column) === line);
    for (const [index, { id }] of onLine.entries())
      places.set(id, { line, isLead: index === 0, sharedBy: onLine.length });
  }
  return places;
}

/** The least widths in px at which a table still shows its columns: all of them, without those of priority 4, without 3. */
export function minWidths(
  columns: readonly LaidOut[],
  extra: number,
): { all: number; withoutFourth: number; withoutThird: number } {
  const shown = columns.filter((column) => !column.isListOnly);
  const sum = (most: number) =>
    shown.filter(({ priority = 1 }) => priority <= most).reduce((width, column) => width + minWidth(column), extra);
  return { all: sum(4), withoutFourth: sum(3), withoutThird: sum(2) };
}

function lineOf({ listLine, isRowHeader, priority = 1 }: LaidOut): 1 | 2 | 3 | false {
  if (listLine !== undefined) return listLine;
  if (isRowHeader) return 1;
  if (priority > 2) return false;
  return priority === 2 ? 3 : 2;
}

const minWidth = ({ minWidth: least, width }: LaidOut) => least ?? (typeof width === "number" ? width : 120);
