import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Tabs } from "./index.js";

const items = [
  { id: "general", label: "General Information", content: "Facts" },
  { id: "history", label: "Call History", count: 7, content: "Seven calls" },
] as const;

describe("Tabs", () => {
  it("is one stop for Tab, and arrows show the next panel", async () => {
    const onSelect = vi.fn();
    await render(<Tabs label="Item" items={items} onSelect={onSelect} />);
    await userEvent.tab();
    await expect.element(page.getByRole("tab", { name: "General Information" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("tabpanel", { name: "Call History 7" })).toHaveTextContent("Seven calls");
    expect(onSelect).toHaveBeenLastCalledWith("history");
    await expect.element(page.getByText("Facts")).not.toBeInTheDocument();
  });

  it("shows what its caller decides", async () => {
    await render(<Tabs label="Item" items={items} selectedId="history" />);
    await page.getByRole("tab", { name: "General Information" }).click();
    await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Seven calls");
  });
});
