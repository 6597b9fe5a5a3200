import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Table, type TableColumn } from "./index.js";

interface Customer {
  id: string;
  name: string;
}

const customers = Array.from({ length: 100 }, (_, at): Customer => ({ id: `${at}`, name: `Customer ${at}` }));
const columns: TableColumn<Customer>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, isRowHeader: true },
  { id: "city", header: "City", cell: () => "Malmö" },
];

async function renderCustomers(rows: readonly Customer[], widthPx: number) {
  await render(
    <div style={{ inlineSize: widthPx, blockSize: 400, display: "flex" }}>
      <CallwrightProvider>
        <Table
          label="Customers"
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          rowLabel={({ name }) => name}
        />
      </CallwrightProvider>
    </div>,
  );
}

const nameOf = (at: number) => page.getByRole("rowheader", { name: `Customer ${at}`, exact: true });
const rowOf = (at: number) => nameOf(at).element().closest("tr")!;
/** Whether the browser has styled and laid out a row. */
const isLaidOut = (at: number) => nameOf(at).element().checkVisibility({ contentVisibilityAuto: true });

test("a long list costs what is seen of it: other rows are laid out when somebody comes to them, and nothing moves", async () => {
  await renderCustomers(customers, 900);
  await expect.poll(() => isLaidOut(0)).toBe(true);
  await expect.poll(() => isLaidOut(99)).toBe(false);
  const scroller = page.getByRole("grid").element().parentElement!;
  const height = scroller.scrollHeight;

  rowOf(0).focus();
  await userEvent.keyboard("{End}");

  await expect.poll(() => isLaidOut(99)).toBe(true);
  expect(rowOf(99)).toBe(document.activeElement);
  expect(scroller.scrollHeight).toBe(height);
});

test("what is selected on the page includes the rows that are not seen, so that all can be copied", async () => {
  await renderCustomers(customers, 900);
  await expect.poll(() => isLaidOut(99)).toBe(false);
  getSelection()!.selectAllChildren(page.getByRole("grid").element());
  await expect.poll(() => getSelection()!.toString()).toContain("Customer 99");
  getSelection()!.removeAllRanges();
});

test("in the list of a phone, whose rows are as high as their texts, every row is laid out", async () => {
  await renderCustomers(customers, 390);
  await expect.poll(() => isLaidOut(0)).toBe(true);
  expect(isLaidOut(99)).toBe(true);
});
