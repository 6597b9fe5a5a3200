import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { ComboBox } from "../combo-box/index.js";
import { FilterChip } from "../filter-chip/index.js";
import { MultiSelect } from "../multi-select/index.js";
import { PhoneField } from "../phone-field/index.js";
import { Select, type Option } from "../select/index.js";

const names = ["Denmark", "Finland", "France", "Germany", "Iceland", "Italy", "Norway", "Sweden", "Türkiye", "Ukraine"];
const countries: Option[] = names.map((label) => ({ id: label.slice(0, 2).toUpperCase(), label }));

const lists = [
  ["a select", () => <Select label="Country" options={countries} value={null} onChange={vi.fn()} />],
  ["several", () => <MultiSelect label="Country" options={countries} value={[]} onChange={vi.fn()} />],
  [
    "a list of the server",
    () => (
      <ComboBox label="Country" options={countries.slice(3, 4)} value={null} onChange={vi.fn()} onSearch={vi.fn()} />
    ),
  ],
  ["a filter", () => <FilterChip label="Country" options={countries} value={[]} onChange={vi.fn()} />],
  ["a country code", () => <PhoneField label="Phone" value="" onChange={vi.fn()} />],
] as const;

test.each(lists)("%s that closes shows what was found until it has left", async (_name, Field) => {
  await renderWidget(
    <div style={{ padding: 40 }}>
      <Field />
      <p style={{ marginBlockStart: 500 }}>Elsewhere</p>
    </div>,
  );
  await page.getByRole("button", { name: /Country/ }).click();
  await userEvent.keyboard("germ");
  await expect.element(page.getByRole("option", { name: /Germany/ })).toBeVisible();
  await expect.poll(() => shown()).toEqual(["germ", 1]);

  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    if (page.getByRole("listbox").query()) seen.add(JSON.stringify(shown()));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  // The content around an open list does not receive presses.
  await page.getByText("Elsewhere").click({ force: true });
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  observer.disconnect();
  expect([...seen]).toEqual([JSON.stringify(["germ", 1])]);

  await page.getByRole("button", { name: /Country/ }).click();
  await expect.element(page.getByRole("combobox", { name: "Search" })).toHaveValue("");
});

/** The text of the search, and the number of options below it. */
function shown() {
  const search = page.getByRole("combobox", { name: "Search" }).query();
  const rows = page.getByRole("option").elements();
  return [search instanceof HTMLInputElement ? search.value : undefined, rows.length];
}
