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

/** The tracks of a row's grid and the least width in px at which it still shows them. */
export interface Tracks {
  template: string;
  leastPx: number;
}

interface FixedTracks {
  /** Px of the checkbox and of the actions column; undefined where there are none. */
  check: number | undefined;
  actions: number | undefined;
}

/**
 * The columns as grid tracks: all of them, without those of priority 4, and without 3 too. Columns in px keep their
 * width, the others divide what is left by their shares and never become narrower than readable. Nothing depends on
 * what cells hold, so every row comes to the same tracks by itself.
 */
export function columnTracks(
  columns: readonly LaidOut[],
  { check, actions }: FixedTracks,
): { wide: Tracks; normal: Tracks; medium: Tracks } {
  const shown = columns.filter((column) => !column.isListOnly);
  const upTo = (most: number): Tracks => {
    const some = shown.filter(({ priority = 1 }) => priority <= most);
    const start = check === undefined ? [] : [`${check}px`];
    const end = actions === undefined ? [] : [`${actions}px`];
    return {
      template: [...start, ...some.map(track), ...end].join(" "),
      leastPx: some.reduce((sum, column) => sum + least(column), (check ?? 0) + (actions ?? 0)),
    };
  };
  return { wide: upTo(4), normal: upTo(3), medium: upTo(2) };
}

/** Tracks as the variables that rows read. */
export function tracksStyle({ wide, normal, medium }: ReturnType<typeof columnTracks>) {
  return {
    "--tracks-wide": wide.template,
    "--least-wide": `${wide.leastPx}px`,
    "--tracks": normal.template,
    "--least": `${normal.leastPx}px`,
    "--tracks-medium": medium.template,
    "--least-medium": `${medium.leastPx}px`,
  };
}

function lineOf({ listLine, isRowHeader, priority = 1 }: LaidOut): 1 | 2 | 3 | false {
  if (listLine !== undefined) return listLine;
  if (isRowHeader) return 1;
  if (priority > 2) return false;
  return priority === 2 ? 3 : 2;
}

function track(column: LaidOut): string {
  const { width = "15%" } = column;
  return typeof width === "number" ? `${width}px` : `minmax(${least(column)}px, ${Number.parseFloat(width)}fr)`;
}

const least = ({ minWidth, width }: LaidOut) => (typeof width === "number" ? width : (minWidth ?? 110));
