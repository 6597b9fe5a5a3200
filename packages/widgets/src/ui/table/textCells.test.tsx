import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Table, type TableColumn } from "./index.js";

const columns: TableColumn<{ name: string }>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, isRowHeader: true },
  { id: "city", header: "City", cell: () => "Malmö" },
];

async function renderName(name: string, widthPx: number) {
  await render(
    <div style={{ inlineSize: widthPx }}>
      <CallwrightProvider>
        <Table label="Customers" columns={columns} rows={[{ name }]} getRowId={() => "a"} rowLabel={() => name} />
      </CallwrightProvider>
    </div>,
  );
}

test("a text that is cut is shown whole when the pointer is over it", async () => {
  const name = "Aurelia Freight and Forwarding Company of the Northern Harbours";
  await renderName(name, 700);
  await userEvent.hover(page.getByText(name));
  await expect.element(page.getByRole("tooltip")).toHaveTextContent(name);
});

test("a name that is written from right to left begins where the other names of the list begin, on each of its lines", async () => {
  const name = "חברת השילוח והסחר הבינלאומי של נמלי הצפון והמזרח בערבון מוגבל";
  await renderName(name, 390);
  const text = page.getByText(name).element();
  expect(text.matches(":dir(rtl)")).toBe(true);
  expect(getComputedStyle(text).textAlign).toBe("left");
});
