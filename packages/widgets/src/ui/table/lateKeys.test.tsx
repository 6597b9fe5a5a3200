import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Table, type TableColumn } from "./index.js";

/** How long the code for the keys of rows takes to load. */
const slowMs = 700;

vi.mock("./pressRowKey.js", async (importOriginal) => {
  await new Promise((resolve) => {
    setTimeout(resolve, slowMs);
  });
  return importOriginal();
});

interface Customer {
  id: string;
}

const columns: TableColumn<Customer>[] = [{ id: "name", header: "Customer", cell: ({ id }) => id, isRowHeader: true }];
const rows = ["Aurelia", "Casa", "Dimitrov", "Eleni"].map((id) => ({ id }));

function Customers({ onRowOpen }: { onRowOpen?: (row: Customer) => void }) {
  return (
    <>
      <Table
        label="Customers"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        rowLabel={({ id }) => id}
        onRowOpen={onRowOpen}
        renderActions={({ id }) => <button type="button">{`Call ${id}`}</button>}
      />
      <button type="button">After</button>
    </>
  );
}

test("keys on rows whose code is loading are pressed once it is there, in order", async () => {
  const onRowOpen = vi.fn();
  await render(<Customers onRowOpen={onRowOpen} />);
  page
    .getByRole("row", { name: /Aurelia/ })
    .element()
    .focus();
  await userEvent.keyboard("{ArrowDown}{PageDown}{ArrowUp}{Enter}{Tab}{Tab}");
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(rows[2]);
});
