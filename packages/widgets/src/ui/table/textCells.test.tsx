import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { StatusCell } from "../status/index.js";
import { CellText, Table, type TableColumn } from "./index.js";

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

test("a long name ends before what follows it in its cell, such as the sign of a call in progress", async () => {
  const name = "Maximiliana-Alexandrina Konstantinopolitanskaja von Hohenzollern-Sigmaringen";
  await render(
    <div style={{ inlineSize: 160 }}>
      <CallwrightProvider>
        <CellText trailing={<StatusCell status="RINGING" isTight />}>{name}</CellText>
      </CallwrightProvider>
    </div>,
  );
  const text = page.getByText(name).element().getBoundingClientRect();
  const sign = document.querySelector("svg")!.getBoundingClientRect();
  expect(text.right).toBeLessThanOrEqual(sign.left);
});
