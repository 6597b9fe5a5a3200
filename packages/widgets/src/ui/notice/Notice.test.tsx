import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

function Fact() {
  const [isRead, setRead] = useState(false);
  return (
    <div data-widget="fact">
      <section>{isRead ? <button type="button">Call</button> : <Notice onRetry={() => setRead(true)} />}</section>
    </div>
  );
}

/** The focus moves two frames after the code for that has loaded. */
async function focusWouldHaveMoved(): Promise<void> {
  await import("./focusWhatCame.js");
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

test("whoever tries again by keyboard goes on at what came instead of the notice, and no further than its widget", async () => {
  const { unmount } = await render(<Fact />);
  page.getByRole("button", { name: "Try Again" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Call" })).toHaveFocus();
  await unmount();

  const beside = await render(
    <>
      <h1>Elsewhere</h1>
      <Fact />
    </>,
  );
  page.getByRole("button", { name: "Try Again" }).element().focus();
  await beside.rerender(<h1>Elsewhere</h1>);
  await focusWouldHaveMoved();
  expect(document.activeElement).toBe(document.body);
});
