import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { StatusGlyph } from "../status/index.js";
import { noSelection, selecting, Table, type TableColumn } from "./index.js";

interface Call {
  id: string;
  customer: string;
}

const calls: Call[] = [
  { id: "a", customer: "Aurelia" },
  { id: "b", customer: "Brückner" },
];

const columns: TableColumn<Call>[] = [
  { id: "status", header: "Status", cell: () => <StatusGlyph status="FAILED" /> },
  { id: "customer", header: "Customer", cell: (row) => row.customer, isRowHeader: true },
];

function Calls() {
  const [selection, setSelection] = useState(noSelection);
  const [openRowId, setOpenRowId] = useState<string>();
  return (
    <CallwrightProvider>
      <Table
        label="Calls"
        columns={columns}
        rows={calls}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.customer}
        selects={selecting({ selection, onChange: setSelection })}
        openRowId={openRowId}
        onRowOpen={(row) => setOpenRowId(row.id)}
      />
    </CallwrightProvider>
  );
}

const rowOf = (customer: string) => page.getByRole("rowheader", { name: customer }).element().closest("tr")!;
const colourOf = (row: Element) => getComputedStyle(row).backgroundColor;
const cutOutOf = (row: Element) => getComputedStyle(row.querySelector("[data-knock]")!).stroke;
/** Every property of an element, with the variables that it inherits. */
const styleOf = (element: Element) =>
  [...element.computedStyleMap()].map(([name, values]) => [name, ...values].map((part) => part.toString()));

test("what is cut out of a status's disc has the colour of its row, when the row is hovered, chosen and open", async () => {
  await render(<Calls />);
  const row = rowOf("Aurelia");
  const plain = colourOf(row);
  const seen = [plain];
  expect(cutOutOf(row)).toBe(plain);

  await userEvent.hover(page.getByRole("rowheader", { name: "Aurelia" }));
  await expect.poll(() => colourOf(row)).not.toBe(plain);
  seen.push(colourOf(row));
  expect(cutOutOf(row)).toBe(colourOf(row));

  await page.getByRole("checkbox", { name: "Select Aurelia" }).click({ force: true });
  await expect.poll(() => seen.includes(colourOf(row))).toBe(false);
  seen.push(colourOf(row));
  expect(cutOutOf(row)).toBe(colourOf(row));

  await page.getByRole("rowheader", { name: "Aurelia" }).click();
  await expect.poll(() => seen.includes(colourOf(row))).toBe(false);
  expect(cutOutOf(row)).toBe(colourOf(row));
});

test("choosing all rows of a long page is quick: what stands in their cells is not styled again", async () => {
  await render(<Calls />);
  const cell = page.getByRole("rowheader", { name: "Brückner" }).element();
  const before = styleOf(cell);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).click({ force: true });
  await expect.poll(() => rowOf("Brückner").ariaSelected).toBe("true");
  expect(styleOf(cell)).toEqual(before);
  // In every browser a cell inherits this from its row, and would be styled again with it.
  expect(getComputedStyle(cell).verticalAlign).toBe("baseline");
});
