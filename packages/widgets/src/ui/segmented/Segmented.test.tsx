import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Segmented } from "./index.js";

const options = [
  { value: "daily", label: "Daily" },
  { value: "monthly", label: "Monthly" },
] as const;

describe("Segmented", () => {
  it("is a group of radios: one stop for Tab, arrows between, and never nothing", async () => {
    const onChange = vi.fn();
    await render(<Segmented label="Period" options={options} value="daily" onChange={onChange} />);
    await userEvent.tab();
    await expect.element(page.getByRole("radiogroup", { name: "Period" })).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "Daily" })).toBeChecked();
    await userEvent.keyboard("{Enter}");
    expect(onChange).not.toHaveBeenCalledWith(undefined);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onChange).toHaveBeenLastCalledWith("monthly");
  });
});
