import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Button } from "../button/index.js";
import { Drawer } from "./index.js";

/** A page that shows the widget with the drawer in one of its tabs. */
function Host({ onSave }: { onSave: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div data-testid="tab">
        <CallwrightProvider>
          <Button onPress={() => setOpen(true)}>Open</Button>
          <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Halvorsen Interiør AS">
            <input aria-label="Name" />
          </Drawer>
        </CallwrightProvider>
      </div>
      <button type="button" onClick={onSave}>
        Save the page
      </button>
    </>
  );
}

it("a page that has hidden an open drawer hears the next press, and the drawer is as it was when it is shown again", async () => {
  const onSave = vi.fn();
  await render(<Host onSave={onSave} />);
  const drawer = page.getByRole("dialog");
  const save = page.getByRole("button", { name: "Save the page" });
  const tab = page.getByTestId("tab");
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Ingrid");
  const element = tab.element() as HTMLElement;
  element.hidden = true;
  await save.click();
  expect(onSave).toHaveBeenCalledOnce();
  await expect.element(save).toHaveFocus();
  element.hidden = false;
  await expect.element(drawer).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ingrid");
  await expect.poll(() => (save.element() as HTMLElement).inert).toBe(true);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await save.click();
  expect(onSave).toHaveBeenCalledTimes(2);
});
