import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { MultiSelect } from "./index.js";

const options = ["Glazed Planters", "Hand Thrown Mugs", "Serving Bowls", "Stoneware Dinner Plates", "Tiles"].map(
  (label) => ({ id: label, label }),
);

test.each([
  [900, 4, 4, ""],
  [900, 5, 4, "+1"],
  [360, 4, 2, "+2"],
  [220, 4, 1, "+3"],
])("in %i px the names of %i chosen ones are whole: %i, then %o", async (inlineSize, chosen, seen, rest) => {
  await render(
    <CallwrightProvider>
      <div style={{ inlineSize }}>
        <MultiSelect label="Products" options={options} value={options.slice(0, chosen)} onChange={() => undefined} />
      </div>
    </CallwrightProvider>,
  );
  const field = page.getByRole("button", { name: /Products/ });
  await expect.element(field).toBeVisible();
  const shown = () => {
    const bottom = field.element().getBoundingClientRect().bottom;
    const names = [...field.element().querySelectorAll("[data-truncate]")];
    return names.filter((name) => name.getBoundingClientRect().top < bottom);
  };
  await expect.poll(() => shown().length).toBe(seen);
  expect(shown().filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
  await expect.poll(() => field.element().textContent.match(/\+\d/)?.[0] ?? "").toBe(rest);
});
