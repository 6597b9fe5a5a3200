import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { Option } from "../option-list/index.js";
import { FilterChip, type FilterChipProps } from "./index.js";

const options: Option[] = ["Completed", "Busy", "Failed"].map((label) => ({ id: label.toUpperCase(), label }));

function Filter({ onChoose, value = [], ...props }: Partial<FilterChipProps> & { onChoose?: (ids: string[]) => void }) {
  const [chosen, setChosen] = useState(value);
  return (
    <FilterChip
      label="Status"
      options={options}
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChoose?.(next.map(({ id }) => id));
      }}
    />
  );
}

const chip = () => page.getByRole("button", { name: /Status/ }).first();

test("several values are chosen one after another and the first is named", async () => {
  const onChoose = vi.fn();
  await render(<Filter onChoose={onChoose} />);
  await chip().click();
  await page.getByRole("option", { name: "Completed" }).click();
  await page.getByRole("option", { name: "Failed" }).click();
  await userEvent.keyboard("{Escape}");
  expect(onChoose).toHaveBeenLastCalledWith(["COMPLETED", "FAILED"]);
  await expect.element(chip()).toHaveTextContent("StatusCompleted+1");
  await expect.element(chip()).toHaveAccessibleName(/Completed/);
});

test("clearing empties the filter and keeps the focus in the toolbar", async () => {
  const onChoose = vi.fn();
  await render(<Filter onChoose={onChoose} value={options.slice(0, 1)} />);
  await page.getByRole("button", { name: "Clear Status filter" }).click();
  expect(onChoose).toHaveBeenLastCalledWith([]);
  await expect.element(chip()).toHaveFocus();
});

test("options of another place are searched for after a pause, and chosen ones are kept though they are not among those found", async () => {
  const onChoose = vi.fn();
  const onSearch = vi.fn();
  await render(
    <Filter
      onChoose={onChoose}
      onSearch={onSearch}
      value={[{ id: "BUSY", label: "Busy" }]}
      options={options.slice(0, 1)}
    />,
  );
  await chip().click();
  await userEvent.keyboard("comp");
  await expect.poll(() => onSearch).toHaveBeenLastCalledWith("comp");
  await page.getByRole("option", { name: "Completed" }).click();
  expect(onChoose).toHaveBeenLastCalledWith(["BUSY", "COMPLETED"]);
});

test("a letter opens it and is looked for, a stroke is left to the search of the page", async () => {
  const onSearch = vi.fn();
  await render(<Filter onSearch={onSearch} />);
  await chip().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(chip()).toHaveFocus();
  await userEvent.keyboard("/");
  await expect.element(chip()).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("b");
  await expect.poll(() => onSearch).toHaveBeenCalledExactlyOnceWith("b");
});
