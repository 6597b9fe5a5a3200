import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { sinceLastLetter } from "../../testing/sinceLastLetter.js";
import { typeAtOnce } from "../../testing/typeAtOnce.js";
import { SearchField } from "./index.js";

function Search({ label = "Search", onSearch }: { label?: string; onSearch?: (text: string) => void }) {
  const [text, setText] = useState("");
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  return <SearchField label={label} value={text} onSearch={search} />;
}

const field = (name = "Search") => page.getByRole("searchbox", { name });

describe("searching while one types", () => {
  test("asks once, 300 ms after the last letter (A-CONST-05)", async () => {
    const sinceLetter = sinceLastLetter();
    let waited = 0;
    const onSearch = vi.fn(() => (waited = sinceLetter()));
    await renderWidget(<Search onSearch={onSearch} />);
    typeAtOnce(field(), "halv");
    await expect.poll(() => onSearch).toHaveBeenCalledExactlyOnceWith("halv");
    expect(waited).toBeGreaterThanOrEqual(299);
  });

  test("does not wait for Enter, nor when it is cleared", async () => {
    const onSearch = vi.fn();
    await renderWidget(<Search onSearch={onSearch} />);
    await userEvent.type(field(), "halv{Enter}");
    expect(onSearch).toHaveBeenLastCalledWith("halv");
    await page.getByRole("button", { name: "Clear search" }).click();
    expect(onSearch).toHaveBeenLastCalledWith("");
    await expect.element(field()).toHaveValue("");
  });
});

describe("the slash key", () => {
  const twoWidgets = (
    <>
      <div data-widget="one">
        <Search label="Search calls" />
        <button type="button">In one</button>
      </div>
      <div data-widget="two">
        <Search label="Search customers" />
        <button type="button">In two</button>
      </div>
    </>
  );

  test("goes to the search of the widget that was used last", async () => {
    await renderWidget(twoWidgets);
    await page.getByRole("button", { name: "In two" }).click();
    await userEvent.keyboard("/");
    await expect.element(field("Search customers")).toHaveFocus();
    await expect.element(field("Search customers")).toHaveValue("");
  });

  test("goes there from the checkbox of a row, too", async () => {
    await renderWidget(
      <div data-widget="calls">
        <Search label="Search calls" />
        <input type="checkbox" aria-label="Select Halvorsen" />
      </div>,
    );
    await page.getByRole("checkbox").click();
    await userEvent.keyboard("/");
    await expect.element(field("Search calls")).toHaveFocus();
  });

  test("is a letter like any other while one types", async () => {
    await renderWidget(twoWidgets);
    await userEvent.type(field("Search calls"), "a/b");
    await expect.element(field("Search calls")).toHaveValue("a/b");
  });

  test("is left to a host that switches shortcuts off", async () => {
    await renderWidget(twoWidgets, { shortcuts: false });
    await page.getByRole("button", { name: "In two" }).click();
    await userEvent.keyboard("/");
    await expect.element(page.getByRole("button", { name: "In two" })).toHaveFocus();
  });
});
