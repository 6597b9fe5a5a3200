/** The layout of a column; its other properties do not matter here. */
export interface LaidOut {
  id: string;
  width?: number | `${number}%`;
  minWidth?: number;
  priority?: number;
  isRowHeader?: boolean;
  listLine?: 1 | 2 | 3 | false;
  isListOnly?: boolean;
}

/**
 * The columns that a person wants to see, the last added first, and those they have hidden. The others are shown as far
 * as there is space.
 */
export interface ColumnChoice {
  shown: readonly string[];
  hidden: readonly string[];
}

/** No choice was made. */
export const noChoice: ColumnChoice = { shown: [], hidden: [] };

/** The columns that fit into a container of some width, up to the next greater width. */
export interface TableFit {
  /** Px of container. */
  fromPx: number;
  /** In their order. */
  columnIds: readonly string[];
  /** The tracks of a row's grid. */
  template: string;
}

/** The elements around the columns, in px; undefined if there is none. */
interface Frame {
  check: number | undefined;
  actions: number | undefined;
}

/** Below this width of its container, the table is a list. */
export const listBelowPx = 640;

/**
 * The columns of a table at each width: complete columns only. The one that names the row is always shown, then those
 * that the person added, then the others by their priority and from start to end. Columns in px keep their width; the
 * others share the rest and never become narrower than readable. Nothing depends on the content of cells, so every row
 * calculates the same tracks by itself.
 */
export function tableFits(columns: readonly LaidOut[], frame: Frame, choice: ColumnChoice = noChoice): TableFit[] {
  const inTable = columns.filter((column) => !column.isListOnly);
  const ranked = rank(inTable, choice);
  const fits: TableFit[] = [];
  for (const count of ranked.keys()) {
    const wanted = new Set(ranked.slice(0, count + 1));
    const shown = inTable.filter((column) => wanted.has(column));
    const leastPx = leastOf(shown, frame);
    if (leastPx <= listBelowPx || count === 0) fits.pop();
    fits.push({
      fromPx: Math.max(leastPx, listBelowPx),
      columnIds: shown.map(({ id }) => id),
      template: templateOf(shown, frame),
    });
  }
  return fits;
}

/**
 * The same as rules for the table's container, so that the browser alone decides: before the first paint, and without
 * rendering rows again when a window or a drawer changes its width.
 */
export function fitRules(fits: readonly TableFit[], columns: readonly LaidOut[], { check, actions }: Frame): string {
  return fits
    .map(({ fromPx, columnIds, template }, index) => {
      const next = fits[index + 1];
      const until = next ? ` and (width < ${next.fromPx}px)` : "";
      const gone = columns.filter(({ id, isListOnly }) => !isListOnly && !columnIds.includes(id));
      const rules = [
        `& tr { grid-template-columns: ${template}; }`,
        gone.length > 0 && `${gone.map(({ id }) => cellOf(id)).join(", ")} { display: none; }`,
        check === undefined && `${cellOf(columnIds[0])} { padding-inline-start: var(--gutter); }`,
        actions === undefined && `${cellOf(columnIds.at(-1))} { padding-inline-end: var(--gutter); }`,
      ];
      return `@container cw-table (width >= ${fromPx}px)${until} { ${rules.filter(Boolean).join(" ")} }`;
    })
    .join("\n");
}

/** From the column that stays longest to the one that is hidden first. */
function rank(columns: readonly LaidOut[], { shown, hidden }: ColumnChoice): LaidOut[] {
  const rankOf = ({ id, isRowHeader, priority = 1 }: LaidOut) => {
    if (isRowHeader) return -Infinity;
    return shown.includes(id) ? shown.indexOf(id) - shown.length : Math.max(0, priority);
  };
  return columns
    .filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

const cellOf = (id: string | undefined) => `[data-column="${id}"]`;

/** The maximum additional padding of the first and the last cell at the table's edge. */
const edgePx = 12;

/** The columns at an edge are wider by it, if there is no checkbox or action. */
function edges(columns: readonly LaidOut[], { check, actions }: Frame) {
  return columns.map((column, index) => {
    const isFirst = check === undefined && index === 0;
    const isLast = actions === undefined && index === columns.length - 1;
    return { column, extraPx: (isFirst ? edgePx : 0) + (isLast ? edgePx : 0) };
  });
}

function leastOf(columns: readonly LaidOut[], frame: Frame): number {
  const { check = 0, actions = 0 } = frame;
  return edges(columns, frame).reduce((sum, { column, extraPx }) => sum + least(column) + extraPx, check + actions);
}

function templateOf(columns: readonly LaidOut[], frame: Frame): string {
  const { check, actions } = frame;
  const start = check === undefined ? [] : [`${check}px`];
  const end = actions === undefined ? [] : [`${actions}px`];
  return [...start, ...edges(columns, frame).map(track), ...end].join(" ");
}

/** The line of the narrow list that shows a column, or false if the list omits it. */
export function listLineOf({ listLine, isRowHeader, priority = 1 }: LaidOut): 1 | 2 | 3 | false {
  if (listLine !== undefined) return listLine;
  if (isRowHeader) return 1;
  if (priority > 2) return false;
  return priority === 2 ? 3 : 2;
}

function track({ column, extraPx }: { column: LaidOut; extraPx: number }): string {
  const { width = "15%" } = column;
  const px = least(column) + extraPx;
  return typeof width === "number" ? `${px}px` : `minmax(${px}px, ${Number.parseFloat(width)}fr)`;
}

const least = ({ minWidth, width }: LaidOut) => (typeof width === "number" ? width : (minWidth ?? 110));
