/**
 * The page in which `table.ts` measures: a list in the widgets' table, in a bare HTML table that can do the same, or in
 * a table of another maker.
 */
import { CallwrightProvider } from "@callwright/widgets";
import { noSelection, selecting, Table, type TableColumn, type TableSelection } from "@callwright/widgets/ui";
import { AgTable } from "other-tables/ag";
import { MuiTable } from "other-tables/mui";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

/** The table: the bare one, the widgets', MUI's DataGrid or AG Grid. */
export type Kind = "bare" | "ours" | "mui" | "ag";

/** The functions that the page offers to the bench. Each returns the milliseconds until its result is painted. */
export interface TableBench {
  firstRender: (kind: Kind) => Promise<number>;
  selectRow: () => Promise<number>;
  selectAll: () => Promise<number>;
  nextPage: () => Promise<number>;
  /** Removes the list. */
  clear: () => void;
}

interface Row {
  id: string;
  cells: string[];
}

const rowCount = 100;
const columnNames = [
  "Customer",
  "Contact",
  "Title",
  "Product",
  "Phone",
  "City",
  "Language",
  "Local time",
  "Calls",
  "Created",
];
const pages = [rowsFrom(0), rowsFrom(rowCount)];

const columns: TableColumn<Row>[] = columnNames.map((name, at) => ({
  id: name,
  header: name,
  cell: (row) => row.cells[at],
  isRowHeader: at === 0,
  width: 140,
}));

declare global {
  var tableBench: TableBench;
}

/** Where a table has what the bench presses and waits for. */
interface Parts {
  /** The attribute of a row that contains its id. */
  rowId: string;
  /** The selectors of the checkbox of all rows, and of the button for the next page. */
  allBox: string;
  next: string;
}

const ownParts: Parts = { rowId: "data-row-id", allBox: "thead input", next: "[data-next]" };
const tables: Record<Kind, { List: () => ReactNode; parts: Parts }> = {
  bare: { List: BareList, parts: ownParts },
  ours: { List: OurList, parts: ownParts },
  mui: {
    List: () => <MuiTable columns={columnNames} rows={pages.flat()} perPage={rowCount} />,
    parts: {
      rowId: "data-id",
      allBox: ".MuiDataGrid-columnHeaderCheckbox input",
      next: 'button[aria-label="Go to next page"]',
    },
  },
  ag: {
    List: () => <AgTable columns={columnNames} rows={pages.flat()} perPage={rowCount} />,
    parts: {
      rowId: "row-id",
      allBox: ".ag-header-select-all input",
      next: '.ag-paging-button[aria-label="Next Page"]',
    },
  },
};

let drawn: { root: Root; holder: HTMLElement; parts: Parts } | undefined;

globalThis.tableBench = {
  firstRender(kind) {
    const { List, parts } = tables[kind];
    const show = () => {
      const holder = document.body.appendChild(document.createElement("div"));
      holder.style.cssText = "display: flex; flex-direction: column; block-size: 800px; overflow: auto";
      const root = createRoot(holder);
      drawn = { root, holder, parts };
      flushSync(() =>
        root.render(
          <CallwrightProvider>
            <List />
          </CallwrightProvider>,
        ),
      );
    };
    return untilPainted(show, () => isShown(0));
  },
  selectRow() {
    const third = boxOf(2);
    return untilPainted(
      () => the(third).click(),
      () => isChosen(third),
    );
  },
  selectAll() {
    const all = the(partsOfDrawn().allBox);
    return untilPainted(
      () => all.click(),
      () => isChosen(boxOf(0)),
    );
  },
  nextPage() {
    const next = the(partsOfDrawn().next);
    return untilPainted(
      () => next.click(),
      () => isShown(rowCount),
    );
  },
  clear() {
    drawn?.root.unmount();
    drawn?.holder.remove();
  },
};

/**
 * Measures from the start of a frame until the result has been painted. The work happens in the frame's own callback, so
 * that the result does not depend on when between two frames it was started. A message that is posted there is delivered
 * when the frame is painted. Some tables draw their rows in a later frame, after they have measured their place: they
 * are asked after each frame.
 */
function untilPainted(work: () => void, isDone: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let startedAt: number | undefined;
    const frame = () => {
      const { port1, port2 } = new MessageChannel();
      const look = () => {
        if (startedAt !== undefined && isDone()) resolve(performance.now() - startedAt);
        else requestAnimationFrame(frame);
      };
      port1.addEventListener("message", look, { once: true });
      port1.start();
      port2.postMessage(undefined);
      if (startedAt !== undefined) return;
      startedAt = performance.now();
      work();
    };
    requestAnimationFrame(frame);
  });
}

function partsOfDrawn(): Parts {
  if (!drawn) throw new Error("The page has no table.");
  return drawn.parts;
}

const rowOf = (number: number) => `[${partsOfDrawn().rowId}="row-${number}"]`;
const boxOf = (number: number) => `${rowOf(number)} input`;
const isChosen = (box: string) => (the(box) as HTMLInputElement).checked;

/** Whether the row is there with its last cell. */
function isShown(number: number): boolean {
  const row = document.querySelector(rowOf(number));
  return row?.textContent.includes(`${columnNames.at(-1)} ${number}`) ?? false;
}

function the(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function OurList() {
  const [page, setPage] = useState(0);
  const [selection, setSelection] = useState<TableSelection>(noSelection);
  return (
    <>
      <NextPage page={page} onPage={setPage} />
      <Table
        label="Calls"
        columns={columns}
        rows={pages[page] ?? []}
        getRowId={idOf}
        rowLabel={labelOf}
        totalCount={rowCount * pages.length}
        pageOffset={page * rowCount}
        selects={selecting({ selection, onChange: setSelection })}
      />
    </>
  );
}

function BareList() {
  const [page, setPage] = useState(0);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const rows = pages[page] ?? [];
  const isEvery = rows.every(({ id }) => selection.has(id));
  const toggle = (id: string) =>
    setSelection((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  return (
    <>
      <NextPage page={page} onPage={setPage} />
      <table>
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label="All"
                checked={isEvery}
                onChange={() => setSelection(new Set(isEvery ? [] : rows.map(({ id }) => id)))}
              />
            </th>
            {columnNames.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} data-row-id={id}>
              <td>
                <input type="checkbox" aria-label={id} checked={selection.has(id)} onChange={() => toggle(id)} />
              </td>
              {cells.map((cell, at) => (
                <td key={columnNames[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function NextPage({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  return (
    <button type="button" data-next="" onClick={() => onPage((page + 1) % pages.length)}>
      Next
    </button>
  );
}

const idOf = ({ id }: Row) => id;
const labelOf = ({ cells }: Row) => cells[0] ?? "";

function rowsFrom(start: number): Row[] {
  return Array.from({ length: rowCount }, (_, at) => {
    const number = start + at;
    return { id: `row-${number}`, cells: columnNames.map((name) => `${name} ${number}`) };
  });
}
