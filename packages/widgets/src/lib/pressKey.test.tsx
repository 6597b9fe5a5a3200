import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { renderWidget } from "../testing/index.js";
import { pressKey } from "./pressKey.js";

const key = (name: string, shiftKey = false) => ({ key: name, code: name, shiftKey });

test("Delete takes the character after the caret", async () => {
  await renderWidget(<input aria-label="City" defaultValue="xOslo" />);
  const city = page.getByRole("textbox", { name: "City" });
  const field = city.element() as HTMLInputElement;
  field.focus();
  field.setSelectionRange(0, 0);
  pressKey(key("Delete"));
  await expect.element(city).toHaveValue("Oslo");
});

test("Tab goes on from where the focus is, even if Tab itself would not stop there", async () => {
  await renderWidget(
    <>
      <button type="button">Before</button>
      <span tabIndex={-1}>Between</span>
      <button type="button">After</button>
    </>,
  );
  const between = page.getByText("Between").element() as HTMLElement;
  between.focus();
  pressKey(key("Tab"));
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  between.focus();
  pressKey(key("Tab", true));
  await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
});
