import { afterEach, beforeEach, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../provider/index.js";
import { Rating } from "./rating/index.js";
import { Tabs } from "./tabs/index.js";
import { TextField } from "./text-field/index.js";

// Some people let their system replace all colours.
beforeEach(() => commands.forceColors(true));
afterEach(() => commands.forceColors(false));

const transparent = "rgba(0, 0, 0, 0)";

it("a field still has an edge", async () => {
  await render(
    <CallwrightProvider>
      <TextField label="Name" />
    </CallwrightProvider>,
  );
  const { outlineStyle, outlineColor } = getComputedStyle(page.getByLabelText("Name").element().parentElement!);
  expect(outlineStyle).toBe("solid");
  expect(outlineColor).not.toBe(transparent);
});

it("the chosen tab is still underlined", async () => {
  const items = ["Notes", "Calls"].map((label) => ({ id: label, label, content: label }));
  await render(
    <CallwrightProvider>
      <Tabs label="Item" items={items} />
    </CallwrightProvider>,
  );
  const line = getComputedStyle(page.getByRole("tab", { name: "Notes" }).element(), "::after");
  expect(line.borderBlockEndWidth).toBe("2px");
  expect(line.borderBlockEndColor).not.toBe(transparent);
});

it("stars that are not given still look empty", async () => {
  await render(
    <CallwrightProvider>
      <Rating label="Effectiveness" value={2} onChange={() => undefined} />
    </CallwrightProvider>,
  );
  const fills = [...document.querySelectorAll("[role=slider] svg, [role=radiogroup] svg")];
  expect(fills.map((star) => getComputedStyle(star).fill === "none")).toEqual([false, false, true, true, true]);
});
