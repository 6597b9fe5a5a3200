/**
 * The page in which `table.ts` measures: a list in the widgets' table, or in a bare HTML table that can do the same.
 */
import { CallwrightProvider } from "@callwright/widgets";
import { noSelection, selecting, Table, type TableColumn, type TableSelection } from "@callwright/widgets/ui";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

/** The table: the widgets' or the bare one. */
export type Kind = "ours" | "bare";

/** The functions that the page offers to the bench. Each returns the milliseconds until the frame is painted. */
export interface TableBench {
  firstRender: (kind: Kind) => Promise<number>;
  selectRow: () => Promise<number>;
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

let drawn: { root: Root; holder: HTMLElement } | undefined;

globalThis.tableBench = {
  firstRender: (kind) =>
    untilPainted(() => {
      const holder = document.body.appendChild(document.createElement("div"));
      holder.style.cssText = "display: flex; flex-direction: column; block-size: 800px; overflow: auto";
      const root = createRoot(holder);
      drawn = { root, holder };
      flushSync(() =>
        root.render(<CallwrightProvider>{kind === "ours" ? <OurList /> : <BareList />}</CallwrightProvider>),
      );
    }),
  selectRow: () => untilPainted(() => click("tbody tr:nth-child(3) input")),
  nextPage: () => untilPainted(() => click("[data-next]")),
  clear() {
    drawn?.root.unmount();
    drawn?.holder.remove();
  },
};

/**
 * Measures from the start of a frame until it has been painted. The work happens in the frame's own callback, so that
 * the result does not depend on when between two frames it was started. A message that is posted there is delivered
 * when the frame is painted.
 */
function untilPainted(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const startedAt = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(performance.now() - startedAt), { once: true });
      port1.start();
      port2.postMessage(undefined);
      work();
    });
  });
}

function click(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`The page has no ${selector}.`);
  target.click();
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
  const toggle = (id: string) =>
    setSelection((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  return (
    <>
      <NextPage page={page} onPage={setPage} />
      <table>
        <thead>
          <tr>
            <th aria-label="Chosen" />
            {columnNames.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(pages[page] ?? []).map(({ id, cells }) => (
            <tr key={id}>
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
