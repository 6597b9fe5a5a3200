import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { FilterChip } from "./index.js";

/** The code of the lists comes when both filters have been pressed, however slow the machine is. */
const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive };
});
vi.mock(import("./LiveFilterChip.js"), async (importOriginal) => {
  await code.arrival;
  return importOriginal();
});

test("of two filters that are pressed while their code loads, only the last opens", async () => {
  const filter = (label: string, options: string[]) => (
    <FilterChip label={label} options={options.map((id) => ({ id, label: id }))} value={[]} onChange={vi.fn()} />
  );
  await renderWidget(
    <>
      {filter("Status", ["Busy"])}
      {filter("Answer", ["Positive"])}
    </>,
  );
  await page.getByRole("button", { name: "Status" }).click();
  await page.getByRole("button", { name: "Answer" }).click();
  code.arrive();
  await expect.element(page.getByRole("option", { name: "Positive" })).toBeVisible();
  await expect.element(page.getByRole("option", { name: "Busy" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("option")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Answer" })).toHaveFocus();
});
