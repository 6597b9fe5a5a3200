import { useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { HostContext } from "../../lib/HostContext.js";
import { CallwrightProvider } from "../../provider/index.js";
import {
  ExpansionRow,
  noSelection,
  selecting,
  Table,
  type TableColumn,
  type TableProps,
  type TableSelection,
} from "./index.js";

interface Customer {
  id: string;
  name: string;
  calls: number;
}

const customers: Customer[] = ["Aurelia", "Brückner", "Casa", "Dimitrov", "Eleni"].map((name, index) => ({
  id: name.slice(0, 1).toLowerCase(),
  name,
  calls: index,
}));

const columns: TableColumn<Customer>[] = [
  { id: "name", header: "Customer", cell: (row) => row.name, isRowHeader: true, sortBy: "name" },
  {
    id: "calls",
    header: "Calls",
    cell: (row) => String(row.calls),
    isNumeric: true,
    sortBy: "calls",
    isDescendingFirst: true,
  },
  { id: "phone", header: "Phone", cell: () => "+47 22 86 01 44", priority: 3 },
];

const more: TableColumn<Customer>[] = [{ id: "town", header: "Town", cell: () => "Oslo", priority: 9, width: 180 }];

const renderActions = (row: Customer) => (
  <>
    <button type="button">{`Call ${row.name}`}</button>
    <button type="button">{`More ${row.name}`}</button>
  </>
);

interface CustomersProps extends Partial<TableProps<Customer>> {
  onSelect?: (selection: TableSelection) => void;
  disabledReason?: string;
}

function Customers({ onSelect, disabledReason, ...props }: CustomersProps) {
  const [selection, setSelection] = useState<TableSelection>(noSelection);
  return (
    <>
      <button type="button">Before</button>
      <Table
        label="Customers"
        columns={columns}
        rows={customers}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.name}
        renderActions={renderActions}
        actionsCount={6}
        {...props}
        selects={selecting({
          selection,
          disabledReason,
          onChange(next) {
            setSelection(next);
            onSelect?.(next);
          },
        })}
      />
      <button type="button">After</button>
    </>
  );
}

const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const chosen = () =>
  page
    .getByRole("row", { selected: true })
    .elements()
    .map((element) => (element as HTMLElement).dataset.rowId);

/** Focuses the first row like Tab. */
async function tabToRows() {
  button("Before").element().focus();
  const headerStops = page.getByRole("columnheader").getByRole("button").elements().length + 1;
  for (let stop = 0; stop <= headerStops; stop += 1) await userEvent.tab();
}

describe("keyboard in a table", () => {
  test("arrows, Home, End and Page keys move the row focus", async () => {
    await render(<Customers />);
    await tabToRows();
    await expect.element(row("Aurelia")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(row("Casa")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(row("Eleni")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await expect.element(row("Dimitrov")).toHaveFocus();
    await userEvent.keyboard("{Home}{PageDown}");
    await expect.element(row("Eleni")).toHaveFocus();
    await userEvent.keyboard("{PageUp}");
    await expect.element(row("Aurelia")).toHaveFocus();
  });

  test("Tab goes through the controls of the row in focus and then leaves; coming back finds the same row", async () => {
    await render(<Customers onSortChange={() => {}} />);
    await tabToRows();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.tab();
    await expect.element(box("Brückner")).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button("More Brückner")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("After")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(row("Brückner")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Columns")).toHaveFocus();
    await userEvent.tab();
    await expect.element(row("Brückner")).toHaveFocus();
  });

  test("arrow right and left go to the controls inside a row and back to it", async () => {
    await render(<Customers />);
    await tabToRows();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(button("Call Aurelia")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.element(row("Aurelia")).toHaveFocus();
  });

  test("arrow keys follow the direction of the page", async () => {
    await render(
      <div dir="rtl">
        <Customers />
      </div>,
    );
    await tabToRows();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(box("Aurelia")).toHaveFocus();
  });

  test("Enter opens the row, but presses the button that has the focus", async () => {
    const onRowOpen = vi.fn();
    await render(<Customers onRowOpen={onRowOpen} />);
    await tabToRows();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(customers[1]);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    expect(onRowOpen).toHaveBeenCalledOnce();
  });

  test("a letter acts on the row in focus, unless it is typed or the host switched letters off", async () => {
    const call = vi.fn<(customer: Customer) => void>();
    const table = (shortcuts: boolean) => (
      <HostContext.Provider value={{ shortcuts, onEvent: undefined, expiry: undefined, listMemory: undefined }}>
        <Customers
          rowKeys={{ c: call, Delete: call }}
          expandedRowId="a"
          renderExpanded={() => (
            <ExpansionRow>
              <input aria-label="Note" />
            </ExpansionRow>
          )}
        />
      </HostContext.Provider>
    );
    const screen = await render(table(true));
    await tabToRows();
    await userEvent.keyboard("c");
    await userEvent.keyboard("{ArrowDown}{Delete}{Control>}c{/Control}");
    expect(call.mock.calls.map(([customer]) => customer.name)).toEqual(["Aurelia", "Brückner"]);
    call.mockClear();
    await userEvent.type(page.getByLabelText("Note"), "cccc");
    await screen.rerender(table(false));
    row("Casa").element().focus();
    await userEvent.keyboard("c");
    expect(call).not.toHaveBeenCalled();
  });

  test("a control in a row that is clicked keeps the focus and makes its row the active one", async () => {
    await render(<Customers />);
    await button("Call Dimitrov").click();
    await expect.element(button("Call Dimitrov")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(row("Eleni")).toHaveFocus();
  });
});

describe("choosing rows", () => {
  test("Space chooses, Shift stretches, Ctrl + A takes the page, Escape clears", async () => {
    await render(<Customers />);
    await tabToRows();
    await userEvent.keyboard("{ArrowDown} ");
    expect(chosen()).toEqual(["b"]);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    expect(chosen()).toEqual(["b", "c", "d"]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(chosen()).toEqual(["b", "c"]);
    await userEvent.keyboard("{Control>}a{/Control}");
    expect(chosen()).toHaveLength(5);
    await userEvent.keyboard("{Escape}");
    expect(chosen()).toEqual([]);
  });

  test("Escape with nothing chosen is left to the drawer around the table", async () => {
    const onKeyDown = vi.fn<(key: string) => void>();
    await render(
      <div role="none" onKeyDown={(event) => onKeyDown(event.key)}>
        <Customers />
      </div>,
    );
    await tabToRows();
    await userEvent.keyboard(" {Escape}");
    expect(onKeyDown).not.toHaveBeenCalledWith("Escape");
    await userEvent.keyboard("{Escape}");
    expect(onKeyDown).toHaveBeenCalledWith("Escape");
  });

  test("checkboxes choose one row, a range with Shift, and the page", async () => {
    const onRowOpen = vi.fn();
    await render(<Customers onRowOpen={onRowOpen} />);
    await box("Brückner").click();
    await box("Dimitrov").click({ modifiers: ["Shift"] });
    expect(chosen()).toEqual(["b", "c", "d"]);
    const all = page.getByRole("checkbox", { name: "Select all rows on this page" });
    await expect.element(all).toBePartiallyChecked();
    await all.click();
    expect(chosen()).toHaveLength(5);
    await all.click();
    expect(chosen()).toEqual([]);
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  test("B-ROLE-05 A-PERM-06: on the free plan nothing can be chosen and the checkboxes say why", async () => {
    const onSelect = vi.fn();
    await render(<Customers disabledReason="Please upgrade your plan" onSelect={onSelect} />);
    await tabToRows();
    await userEvent.keyboard(" {Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}");
    await box("Casa").click({ force: true });
    await box("Eleni").hover();
    await expect.element(page.getByRole("tooltip")).toHaveTextContent("Please upgrade your plan");
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(box("Casa")).not.toBeChecked();
    await expect.element(box("Casa")).toHaveAccessibleDescription("Please upgrade your plan");
  });
});

test("holding a row with a finger chooses it and does not open it", async () => {
  const onRowOpen = vi.fn();
  await render(<Customers onRowOpen={onRowOpen} />);
  const cell = page.getByRole("rowheader", { name: "Casa" }).element();
  const touch = { bubbles: true, pointerType: "touch", pointerId: 5, clientX: 5, clientY: 5 };
  cell.dispatchEvent(new PointerEvent("pointerdown", touch));
  await expect.element(box("Casa")).toBeChecked();
  cell.dispatchEvent(new PointerEvent("pointerup", touch));
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onRowOpen).not.toHaveBeenCalled();
});

test("while rows are being chosen on a phone a tap on a row chooses it, and opens it once none is", async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => real(query.includes("coarse") ? "all" : query));
  onTestFinished(() => void vi.restoreAllMocks());
  const onRowOpen = vi.fn();
  await render(<Customers onRowOpen={onRowOpen} />);
  await box("Eleni").click();
  await page.getByText("Casa").click();
  await expect.element(box("Casa")).toBeChecked();
  await page.getByText("Casa").click();
  await page.getByText("Eleni").click();
  await expect.element(box("Eleni")).not.toBeChecked();
  expect(onRowOpen).not.toHaveBeenCalled();
  await page.getByText("Casa").click();
  expect(onRowOpen).toHaveBeenCalledOnce();
});

describe("R-52 columns that a person chooses", () => {
  const header = (name: string) => page.getByRole("columnheader", { name });
  const menuItem = (name: string) => page.getByRole("menuitemcheckbox", { name });

  /** The host's memory of one person. */
  const memory = () => {
    const kept = new Map<string, unknown>();
    return { kept, read: (list: string) => kept.get(list), write: (list: string, now: unknown) => kept.set(list, now) };
  };

  test("go and come back by keyboard, one after the other, and all at once", async () => {
    await render(<Customers />);
    button("Columns").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(menuItem("Calls")).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(header("Phone")).not.toBeInTheDocument();
    await expect.element(menuItem("Phone")).toHaveAttribute("aria-checked", "false");
    await expect.element(page.getByRole("menuitemcheckbox", { name: "Customer" })).not.toBeInTheDocument();
    await page.getByRole("menuitem", { name: "Reset columns" }).click();
    await expect.element(header("Phone")).toBeVisible();
  });

  test("that were asked for come before those that were there by themselves", async () => {
    await render(
      <div style={{ inlineSize: 640 }}>
        <Customers columns={[...columns, ...more]} />
      </div>,
    );
    await expect.element(header("Town")).not.toBeInTheDocument();
    await button("Columns").click();
    await menuItem("Town").click();
    await expect.element(header("Town")).toBeVisible();
    await expect.element(menuItem("Town")).toHaveAttribute("aria-checked", "true");
    await expect.element(header("Calls")).not.toBeInTheDocument();
  });

  test("R-65 are there the next time", async () => {
    const listMemory = memory();
    const table = (
      <CallwrightProvider listMemory={listMemory}>
        <Customers list="customers" />
      </CallwrightProvider>
    );
    const before = await render(table);
    await button("Columns").click();
    await menuItem("Phone").click();
    await before.unmount();
    expect(listMemory.kept.get("customers")).toEqual({ columns: { shown: [], hidden: ["phone"] } });
    await render(table);
    await expect.element(header("Calls")).toBeVisible();
    await expect.element(header("Phone")).not.toBeInTheDocument();
  });
});

describe("a table's surroundings", () => {
  test("a header sorts by its field, the other way at the second press", async () => {
    const onSortChange = vi.fn();
    const screen = await render(<Customers sort="name" onSortChange={onSortChange} />);
    await expect
      .element(page.getByRole("columnheader", { name: "Customer" }))
      .toHaveAttribute("aria-sort", "ascending");
    await button("Customer").click();
    expect(onSortChange).toHaveBeenLastCalledWith("-name");
    await button("Calls").click();
    expect(onSortChange).toHaveBeenLastCalledWith("-calls");
    await screen.rerender(<Customers sort="-calls" onSortChange={onSortChange} />);
    await button("Calls").click();
    expect(onSortChange).toHaveBeenLastCalledWith("calls");
    await expect.element(button("Phone")).not.toBeInTheDocument();
  });

  test("clicking a row opens it; without a way to open, rows are plain", async () => {
    const onRowOpen = vi.fn();
    const screen = await render(<Customers onRowOpen={onRowOpen} openRowId="c" />);
    await page.getByRole("rowheader", { name: "Casa" }).click();
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(customers[2]);
    await button("Call Casa").click();
    expect(onRowOpen).toHaveBeenCalledOnce();
    await screen.rerender(<Customers />);
    await page.getByRole("rowheader", { name: "Casa" }).click();
  });

  test("assistive technology knows where the page stands in the list", async () => {
    await render(<Customers totalCount={248} pageOffset={25} />);
    await expect.element(page.getByRole("grid", { name: "Customers" })).toHaveAttribute("aria-rowcount", "249");
    await expect.element(row("Aurelia")).toHaveAttribute("aria-rowindex", "27");
  });

  test("a narrow container turns rows into a list that is still a grid", async () => {
    await render(
      <div style={{ inlineSize: 400 }}>
        <Customers />
      </div>,
    );
    expect(getComputedStyle(row("Casa").element()).display).toBe("flex");
    await expect.element(page.getByRole("rowheader", { name: "Casa" })).toBeVisible();
    await expect.element(page.getByRole("gridcell", { name: "+47" })).not.toBeInTheDocument();
  });

  test("in a list a text without room beside another is whole on the next line, which does not begin with a dot", async () => {
    const long = "Early Harvest Extra Virgin Olive Oil";
    const withProducts: TableColumn<Customer>[] = [
      columns[0]!,
      { id: "contact", header: "Contact", cell: () => "Ingrid Halvorsen" },
      { id: "product", header: "Product", cell: (row) => (row.id === "a" ? long : "Olive Paste") },
    ];
    await render(
      <div style={{ inlineSize: 390 }}>
        <Customers columns={withProducts} />
      </div>,
    );
    const text = (name: string, words: string) => row(name).getByText(words).element();
    for (const name of ["Aurelia", "Brückner"]) {
      const contact = text(name, "Ingrid Halvorsen");
      const product = text(name, name === "Aurelia" ? long : "Olive Paste");
      expect(product.scrollWidth).toBeLessThanOrEqual(product.clientWidth);
      const isBelow = product.getBoundingClientRect().top > contact.getBoundingClientRect().top;
      expect(isBelow).toBe(name === "Aurelia");
      const dots = [contact, product].map((words) =>
        ["::before", "::after"].map((side) => getComputedStyle(words.closest("td")!, side).content),
      );
      expect(dots).toEqual([
        ["none", '"·"'],
        ["none", "none"],
      ]);
    }
  });

  test("what is opened under the last row comes into view", async () => {
    const drawn = (expandedRowId?: string) => (
      <div style={{ blockSize: 260, display: "flex", flexDirection: "column" }}>
        <Customers
          expandedRowId={expandedRowId}
          renderExpanded={() => (
            <ExpansionRow>
              <p style={{ blockSize: 80 }}>Player</p>
            </ExpansionRow>
          )}
        />
      </div>
    );
    const { rerender } = await render(drawn());
    row("Eleni").element().scrollIntoView({ block: "nearest" });
    await rerender(drawn("e"));
    await expect.element(page.getByText("Player")).toBeInViewport({ ratio: 1 });
  });

  test("what is opened under the last row stays in view while it grows, until somebody scrolls", async () => {
    const drawn = (height: number) => (
      <div style={{ blockSize: 260, display: "flex", flexDirection: "column" }}>
        <Customers
          expandedRowId="e"
          renderExpanded={() => (
            <ExpansionRow>
              <p style={{ blockSize: height, margin: 0 }}>Player</p>
            </ExpansionRow>
          )}
        />
      </div>
    );
    const { rerender } = await render(drawn(20));
    await expect.element(page.getByText("Player")).toBeInViewport({ ratio: 1 });
    await rerender(drawn(90));
    await expect.element(page.getByText("Player")).toBeInViewport({ ratio: 1 });
    window.dispatchEvent(new WheelEvent("wheel"));
    await rerender(drawn(160));
    await expect.element(page.getByText("Player")).not.toBeInViewport({ ratio: 1 });
  });

  test("a notice takes the place of the rows", async () => {
    await render(<Customers placeholder={<p>No results</p>} />);
    await expect.element(page.getByText("No results")).toBeVisible();
    await expect.element(page.getByText("Casa", { exact: true })).not.toBeInTheDocument();
  });
});
