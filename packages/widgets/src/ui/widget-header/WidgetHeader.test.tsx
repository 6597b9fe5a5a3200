import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { ThemeRoot } from "../../theme/index.js";
import { Download } from "../icon/generated/icons.js";
import { Toolbar, WidgetHeader } from "./index.js";

test("A-SHELL-05 a widget names itself, counts, and has one main action", async () => {
  const create = vi.fn();
  await render(
    <WidgetHeader
      title="Potential Customers"
      headingLevel={1}
      count={1284}
      actions={[{ id: "export", label: "Export", icon: Download, onAction: () => {} }]}
      primary={{ id: "create", label: "Create", onAction: create }}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Potential Customers" })).toBeVisible();
  await expect.element(page.getByText("1,284")).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  expect(create).toHaveBeenCalledOnce();
  expect(page.getByRole("button", { name: "Export" }).elements()).toHaveLength(1);
});

test("at no width does the count that becomes known move the actions below the title", async () => {
  const header = (inlineSize: number, count: number | undefined) => (
    <ThemeRoot>
      <div style={{ inlineSize }}>
        <WidgetHeader
          title="Customers"
          count={count}
          actions={["Import", "Export", "Sync", "Delete"].map((label) => ({
            id: label,
            label,
            icon: Download,
            onAction: () => {},
          }))}
          primary={{ id: "create", label: "Create", onAction: () => {} }}
        />
      </div>
    </ThemeRoot>
  );
  const screen = await render(header(320, undefined));
  const top = () => page.getByRole("button", { name: "Create" }).element().getBoundingClientRect().top;
  const moved: number[] = [];
  for (let width = 320; width < 520; width += 1) {
    await screen.rerender(header(width, undefined));
    const before = top();
    await screen.rerender(header(width, 248));
    if (top() !== before) moved.push(width);
  }
  expect(moved).toEqual([]);
});

test("in a narrow container the filters wait behind a button that counts those that are set", async () => {
  await render(
    <div style={{ inlineSize: 390 }}>
      <Toolbar filters={<button type="button">Status</button>} activeFilterCount={2} end={<span>Newest first</span>} />
    </div>,
  );
  await expect.element(page.getByText("Status")).not.toBeVisible();
  await page.getByRole("button", { name: "Filters 2" }).click();
  await expect.element(page.getByText("Status")).toBeVisible();
  await expect.element(page.getByText("Newest first")).toBeVisible();
});
