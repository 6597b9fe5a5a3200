import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { ConfirmDialog } from "./ConfirmDialog.js";

it("a question in words that are written the other way keeps its punctuation at its end, and stands at the page's edge", async () => {
  await render(
    <CallwrightProvider locale="ar-EG">
      <ConfirmDialog
        isOpen
        title="Delete Halvorsen AS?"
        body="This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {}}
        onCancel={() => {}}
      />
    </CallwrightProvider>,
  );
  const title = page.getByRole("heading", { name: "Delete Halvorsen AS?" });
  await expect.element(title).toBeVisible();
  expect(title.element().matches(":dir(ltr)")).toBe(true);
  expect(getComputedStyle(title.element()).textAlign).toBe("right");
  const sentence = getComputedStyle(page.getByText("This cannot be undone.").element());
  expect([sentence.unicodeBidi, sentence.textAlign]).toEqual(["plaintext", "right"]);
});
