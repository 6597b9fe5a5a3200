import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Notice } from "./index.js";

test("B-ERR-01: a failure without words of its own says the general ones and offers another try", async () => {
  const onRetry = vi.fn();
  await render(<Notice onRetry={onRetry} />);
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("Error", { exact: true })).toBeVisible();
  await expect.element(alert.getByText("Something went wrong. Please try again later.")).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test("A-ERR-07 a warning has its own title and words and does not interrupt", async () => {
  await render(
    <Notice tone="warning" title="Your balance is low.">
      Add balance to keep calling.
    </Notice>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("Your balance is low.Add balance to keep calling.");
  await expect.element(page.getByText("Error")).not.toBeInTheDocument();
});
