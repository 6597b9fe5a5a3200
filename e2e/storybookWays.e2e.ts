import type { FrameLocator, Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { dark } from "../packages/widgets/src/theme/tokens.ts";
import { closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

/** A person who opens Storybook for the first time, and uses what they see. */
interface Newcomer {
  page: Page;
  shown: FrameLocator;
  /** Each press, each typed word, and each scroll to something. */
  actions: string[];
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  scrollTo: (target: Locator) => Promise<void>;
}

async function arrive(): Promise<Newcomer> {
  const { page } = await newPerson({ viewport: { width: 1440, height: 900 } });
  await page.goto("/storybook/");
  const shown = page.frameLocator("#storybook-preview-iframe");
  await shown.getByRole("heading", { level: 1, name: /Callwright/ }).waitFor();
  const actions: string[] = [];
  const did = (what: string, done: Promise<unknown>) => {
    actions.push(what);
    return done.then(() => undefined);
  };
  return {
    page,
    shown,
    actions,
    press: (target) => did("press", target.click()),
    type: (field, text) => did(`type ${text}`, field.fill(text)),
    scrollTo: (target) => did("scroll", target.scrollIntoViewIfNeeded()),
  };
}

const link = ({ shown }: Newcomer, name: string) => shown.getByRole("link", { name, exact: true }).first();

describe("a designer who has never been here finds from the landing page, in at most four steps", () => {
  test("the colour of a warning in the dark", async () => {
    const designer = await arrive();
    await designer.press(link(designer, "Colours"));
    const colours = designer.shown;
    await designer.type(colours.getByRole("searchbox", { name: "Search colours" }), "warning");
    const row = colours.getByRole("row", { name: /--cw-warning / });
    await row.getByText(dark.warning, { exact: true }).waitFor();
    expect(designer.actions.length).toBeLessThanOrEqual(4);
  });

  test("what a busy call looks like on a phone, in Arabic", async () => {
    const designer = await arrive();
    await designer.press(link(designer, "on a phone, in Arabic"));
    const call = designer.shown;
    await call.getByText("The line was busy.").first().waitFor();
    const detail = call.getByRole("dialog").first();
    expect(await detail.evaluate((box) => getComputedStyle(box).direction)).toBe("rtl");
    // The dialog is as wide as the phone.
    await expect.poll(() => detail.evaluate((box) => [innerWidth, box.clientWidth])).toEqual([414, 414]);
    expect(designer.actions.length).toBeLessThanOrEqual(4);
  });

  test("which keys the table knows", async () => {
    const designer = await arrive();
    await designer.press(link(designer, "Table"));
    const keys = designer.shown.getByRole("region", { name: "Keyboard" });
    await designer.scrollTo(keys);
    await keys.getByRole("row", { name: /^Shift \+ Up, Shift \+ Down extends/ }).waitFor();
    expect(designer.actions.length).toBeLessThanOrEqual(4);
  });

  test("what changed in Button since the last release", async () => {
    const designer = await arrive();
    await designer.press(link(designer, "Button"));
    const changes = designer.shown.getByRole("region", { name: "Changed since the last version" });
    await designer.scrollTo(changes);
    await changes.getByRole("listitem").first().waitFor();
    expect(designer.actions.length).toBeLessThanOrEqual(4);
  });
});
