import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { LocaleContext, readingLocale } from "../../i18n/index.js";
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

  it("goes round with the arrows, and to its ends with Home and End", async () => {
    const onSelect = vi.fn();
    await render(<Tabs label="Item" items={items} onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onSelect).toHaveBeenLastCalledWith("history");
    await userEvent.keyboard("{Home}");
    expect(onSelect).toHaveBeenLastCalledWith("general");
    await expect.element(page.getByRole("tab", { name: "General Information" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(page.getByRole("tab", { name: "Call History 7" })).toHaveFocus();
  });

  it("follows the reading direction", async () => {
    const onSelect = vi.fn();
    const arabic = [...items, { id: "notes", label: "Notes", content: "Two notes" }] as const;
    await render(
      <LocaleContext.Provider value={readingLocale("ar-EG")}>
        <Tabs label="Item" items={arabic} onSelect={onSelect} />
      </LocaleContext.Provider>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onSelect).toHaveBeenLastCalledWith("history");
  });

  it("lets Tab stop at a panel that has nothing to stop at, and go on into one that has", async () => {
    const [general, history] = items;
    await render(<Tabs label="Item" items={[general, { ...history, content: <button type="button">Call</button> }]} />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole("tabpanel")).toHaveFocus();
    await page.getByRole("tab", { name: "Call History 7" }).click();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Call" })).toHaveFocus();
  });

  it("shows what its caller decides", async () => {
    await render(<Tabs label="Item" items={items} selectedId="history" />);
    await page.getByRole("tab", { name: "General Information" }).click();
    await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Seven calls");
  });
});
