import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Switch } from "./index.js";

const shown = (name: string) => page.getByRole("switch", { name });

it("is flipped by a press on it, by a press on its words, and by the space bar", async () => {
  const onChange = vi.fn();
  await render(<Switch onChange={onChange}>Quiet</Switch>);
  await shown("Quiet").click();
  expect(onChange).toHaveBeenLastCalledWith(true);
  await page.getByText("Quiet").click({ force: true });
  expect(onChange).toHaveBeenLastCalledWith(false);
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect.element(shown("Quiet")).toBeChecked();
});

it("stays as it is told to be", async () => {
  const onChange = vi.fn();
  await render(<Switch aria-label="Quiet" isSelected={false} onChange={onChange} />);
  await shown("Quiet").click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(shown("Quiet")).not.toBeChecked();
});

it("says why it cannot be flipped, to the keyboard and to a press, and is not flipped", async () => {
  const onChange = vi.fn();
  await render(<Switch aria-label="Quiet" disabledReason="Please upgrade your plan" onChange={onChange} />);
  await expect.element(shown("Quiet")).toHaveAccessibleDescription("Please upgrade your plan");
  await userEvent.tab();
  await expect.element(shown("Quiet")).toHaveFocus();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Please upgrade your plan");
  await userEvent.keyboard(" ");
  await shown("Quiet").click({ force: true });
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  await expect.element(shown("Quiet")).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

it("takes no press at all while it is disabled", async () => {
  const onChange = vi.fn();
  await render(
    <Switch isDisabled onChange={onChange}>
      Quiet
    </Switch>,
  );
  await page.getByText("Quiet").click({ force: true });
  await expect.element(shown("Quiet")).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});
