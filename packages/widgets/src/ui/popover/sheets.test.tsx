import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button } from "../button/index.js";
import { PortalRoot } from "../portal/index.js";
import { Select } from "../select/index.js";
import { Popover } from "./index.js";

// The browser of the tests has a mouse, whatever its size.
beforeEach(() => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => real(query.includes("coarse") ? "all" : query));
});

const options = [
  { id: "en", label: "English" },
  { id: "de", label: "German" },
];

test("on a phone a field in a sheet opens its options only when it is asked to", async () => {
  const onChange = vi.fn();
  await render(
    <PortalRoot>
      <Popover trigger={<Button>Call</Button>} label="Call Dana">
        <Select label="Language" options={options} value="en" onChange={onChange} />
      </Popover>
    </PortalRoot>,
  );
  await page.getByRole("button", { name: "Call" }).click();
  await expect.element(page.getByRole("dialog", { name: "Call Dana" })).toBeVisible();
  expect(page.getByRole("listbox").elements()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("option", { name: "German" }).click();
  expect(onChange).toHaveBeenCalledWith("de");
  await expect.element(page.getByRole("dialog", { name: "Call Dana" })).toBeVisible();
});
